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
      reports it if a view calls it, or if no other type is known to call it. One that a protocol for view models \
      requires is reported there: a protocol with the role of a view model, one that requires `perform`, or one that \
      only view models implement and no type but a view stores or takes.

      It does not report overrides, static functions, requirements of other protocols, or callbacks of coordinators.
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
    var seen: Set<DeclarationID> = []
    for type in project.viewModelClasses where project.isObservable(type) {
      outcome.examined += 1
      let required = requirements(of: type, in: graph)
      for function in graph.functions(of: type) where isAction(function, in: graph, intents) {
        let name = graph.name(of: function)
        var callers = callers(of: function, named: name, of: type, in: project)
        var reported: (function: DeclarationID, type: TypeID) = (function, type)
        if let requirement = required[name] {
          guard isForViewModels(requirement.type, context) else { continue }
          callers.formUnion(self.callers(of: requirement.function, named: name, of: requirement.type, in: project))
          guard seen.insert(requirement.function).inserted else { continue }
          reported = requirement
        } else if graph.isInConformanceExtension(function) {
          // A protocol outside the project requires it.
          continue
        }
        guard callers.isEmpty || callers.contains(.view) else { continue }
        outcome.violations.append(violation(at: reported.function, of: reported.type, named: name, perform, graph))
      }
    }
    return outcome
  }

  private func violation(
    at function: DeclarationID, of type: TypeID, named name: String, _ perform: String, _ graph: Graph
  ) -> Violation {
    let signature = graph.signature(of: function)
    let isRequired = graph[type].kind == .protocol
    return Violation(
      at: function, of: type, in: graph, target: signature,
      message: "user action `\(signature)` of view model `\(graph[type].name)` does not go through `\(perform)(_:)`",
      remedy: "add `case \(name)` to `Intent`, call `\(name)` from `\(perform)(_:)`, and "
        + (isRequired ? "remove it from the protocol" : "make it private"))
  }

  private func isAction(_ function: DeclarationID, in graph: Graph, _ intents: WordList) -> Bool {
    let fact = graph[function]
    guard !graph.isPrivate(function), fact.modifiers.isDisjoint(with: [.override, .static, .class]),
      !intents.contains(graph.name(of: function)), !graph.hasAttribute("objc", function)
    else { return false }
    return !graph.returnsValue(function)
  }

  /// By name: what protocols of the project require.
  private func requirements(
    of type: TypeID, in graph: Graph
  ) -> [String: (function: DeclarationID, type: TypeID)] {
    var result: [String: (function: DeclarationID, type: TypeID)] = [:]
    for port in graph.projectProtocols(of: type) {
      for requirement in graph.children(of: graph[port].declaration) {
        let name = graph.name(of: requirement)
        if result[name] == nil { result[name] = (requirement, port) }
      }
    }
    return result
  }

  /// Whether a protocol is what views know of a view model, and not one of an observer or a delegate.
  private func isForViewModels(_ port: TypeID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    return context.has(.viewModel, port)
      || graph.children(of: graph[port].declaration).contains {
        graph[$0].kind == .function && context.vocabulary[.intentFunctions].contains(graph.name(of: $0))
      } || isOnlyForViews(port, context)
  }

  /// A protocol of the presentation that only view models implement. What another type stores is a delegate.
  private func isOnlyForViews(_ port: TypeID, _ context: RuleContext) -> Bool {
    let (project, graph) = (context.project, context.project.graph)
    guard context.role(port) == nil, !context.vocabulary[.listenerSuffixes].matches(graph.types[port.index].simpleName),
      project.definition.layerID(of: .view) == context.layerOfType[port.index]
    else { return false }
    return project.implementations(of: port).allSatisfy { context.has(.viewModel, $0) || project.isReplacement($0) }
      && graph.references(to: port).allSatisfy { reference in
        guard reference.kind == .stores || reference.kind == .takes, project.isProduction(reference) else {
          return true
        }
        return reference.source.map { context.has(.view, $0) } ?? false
      }
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
