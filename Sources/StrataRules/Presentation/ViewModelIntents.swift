import StrataClassification
import StrataDefinition
import StrataModel

/// `view-model-intents`
struct ViewModelIntents: Rule {
  static let description = RuleDescription(
    id: "view-model-intents",
    family: .presentation,
    summary: "User actions that do not go through one `perform(_ intent:)`",
    severity: .warning,
    guides: ["003"],
    styles: ["module"],
    rationale: """
      The intents of a view model list all actions of a user on its screen. One function takes them, so they can be \
      logged, tested and read at one location. An action with its own function is missing from the list.
      """,
    heuristic: """
      An action is a function of a view model that is not private, returns nothing, and is not `perform`. The rule \
      reports it if a view calls it, or if no other type is known to call it and the view model has no `perform`.

      It does not report overrides, static functions, requirements of protocols, or callbacks of coordinators.
      """,
    badExample: """
      final class ItemViewModel: ObservableObject {
        func loadItem(id: Item.ItemId) { … }
      }
      """,
    goodExample: """
      final class ItemViewModel: ObservableObject {
        enum Intent { case loadItem(Item.ItemId) }

        func perform(_ intent: Intent) { … }
      }
      """,
    remedy: "Add a case to `Intent`, handle it in `perform`, and make the function private.")

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    let (graph, intents) = (project.graph, context.vocabulary[.intentFunctions])
    let perform = intents.entries.first ?? ""
    for type in project.viewModelClasses where project.isObservable(type) {
      outcome.examined += 1
      let hasPerform = graph.functions(of: type).contains { intents.contains(graph.name(of: $0)) }
      let required = requirements(of: type, in: graph)
      for function in graph.functions(of: type) where isAction(function, in: graph, intents) {
        let name = graph.name(of: function)
        guard !required.contains(name) else { continue }
        let callers = callers(of: function, named: name, of: type, in: project)
        let isUsedByView = callers.contains { $0 == .view }
        guard isUsedByView || (callers.isEmpty && !hasPerform) else { continue }
        let signature = graph.signature(of: function)
        outcome.violations.append(
          Violation(
            at: function, of: type, in: project.graph, target: signature,
            message: "user action `\(signature)` of view model `\(graph[type].name)` does not go through "
              + "`\(perform)(_:)`",
            remedy: "add `case \(name)` to `Intent`, call `\(name)` from `\(perform)(_:)`, and make it private"))
      }
    }
    return outcome
  }

  private func isAction(_ function: DeclarationID, in graph: Graph, _ intents: WordList) -> Bool {
    let fact = graph[function]
    guard !graph.isPrivate(function), fact.modifiers.isDisjoint(with: [.override, .static, .class]),
      !intents.contains(graph.name(of: function)), !graph.isInConformanceExtension(function),
      !graph.hasAttribute("objc", function)
    else { return false }
    return !graph.returnsValue(function)
  }

  /// Names that protocols of the project require.
  private func requirements(of type: TypeID, in graph: Graph) -> Set<String> {
    Set(
      graph.projectProtocols(of: type).flatMap { graph.children(of: graph[$0].declaration) }
        .map { graph.name(of: $0) })
  }

  private enum Caller { case view, other }

  private func callers(
    of function: DeclarationID, named name: String, of type: TypeID, in project: ClassifiedGraph
  ) -> Set<Caller> {
    var result: Set<Caller> = []
    for reference in project.graph.references(to: type) where reference.kind == .calls && reference.source != type {
      guard project.isProduction(reference), let source = reference.source,
        reference.memberDeclaration.map({ $0 == function })
          ?? (project.graph.text(reference.member, in: reference.file) == name)
      else { continue }
      result.insert(project.role(of: source) == .view ? .view : .other)
    }
    return result
  }
}
