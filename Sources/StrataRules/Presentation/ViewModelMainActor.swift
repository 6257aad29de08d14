import StrataClassification
import StrataDefinition
import StrataModel

/// `view-model-main-actor`
struct ViewModelMainActor: Rule {
  static let description = RuleDescription(
    id: "view-model-main-actor",
    family: .presentation,
    summary: "An observable view model that is not on the main actor",
    severity: .warning,
    guides: ["000", "001"],
    styles: ["gateway", "repository"],
    rationale: """
      Views read the state of a view model on the main thread. Unless the whole view model is on the main actor, the \
      compiler allows a background task to publish, which causes a warning at run time, a flicker, or a data race.
      """,
    heuristic: """
      The rule looks for `@MainActor` (or another global actor) on the class, on its superclasses and on the protocols \
      of the project that it conforms to. It does not report a class that annotates its state, or all its asynchronous \
      functions, one by one, unless another function that is not private sets the observed state.

      The rule does not know the default isolation of a module. With `defaultIsolation(MainActor.self)`, turn the rule \
      off.
      """,
    badExample: "final class LoginViewModel: ObservableObject { … }",
    goodExample: """
      @MainActor
      final class LoginViewModel: ObservableObject { … }
      """,
    remedy: "Annotate the class with `@MainActor`.")

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    let graph = project.graph
    for type in project.types(in: [.viewModel, .baseViewModel]) where graph[type].kind == .class {
      guard project.declaresObservable(type), !project.isReplacement(type) else { continue }
      outcome.examined += 1
      let above = [type] + graph.allProjectSupertypes(of: type)
      guard !above.contains(where: { isIsolated(graph[$0].attributes, in: project) }) else { continue }
      var message = "observable view model `\(graph[type].name)` is not on the main actor"
      if marksMembers(type, in: project) {
        guard let setter = unmarkedSetter(of: type, in: project) else { continue }
        message += ", and `\(graph.signature(of: setter))` sets its state"
      }
      outcome.violations.append(
        Violation(at: type, in: project.graph, message: message, remedy: "annotate it with `@MainActor`"))
    }
    return outcome
  }

  private func isIsolated(_ attributes: [String], in project: ClassifiedGraph) -> Bool {
    attributes.contains { project.vocabulary[.actorSuffixes].matches($0) }
  }

  /// Whether members are on a global actor one by one: the state, or functions, and then every asynchronous one.
  private func marksMembers(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    let graph = project.graph
    let members = graph.members(of: type)
    let marked = markedMembers(of: type, in: project)
    if marked.contains(where: { graph[$0].kind == .variable }) { return true }
    let isLeftOut = members.contains { member in
      graph[member].kind == .function && graph[member].modifiers.contains(.async)
        && !graph[member].modifiers.contains(.nonisolated) && !marked.contains(member)
    }
    return !marked.isEmpty && !isLeftOut
  }

  /// The members that are on a global actor themselves, or by an extension that is.
  private func markedMembers(of type: TypeID, in project: ClassifiedGraph) -> Set<DeclarationID> {
    let graph = project.graph
    let parts = graph[type].extensions.filter { isIsolated(graph.attributes(of: $0), in: project) }
    let members = graph.members(of: type).filter { isIsolated(graph.attributes(of: $0), in: project) }
    return Set(members + parts.flatMap { graph.children(of: $0) })
  }

  /// A function that sets observed state itself, although neither it nor the state is on an actor. Private functions run
  /// where those run that call them, closures where others decide.
  private func unmarkedSetter(of type: TypeID, in project: ClassifiedGraph) -> DeclarationID? {
    let graph = project.graph
    let state = project.observedState(of: type)
    let marked = markedMembers(of: type, in: project)
    guard !state.contains(where: marked.contains) else { return nil }
    let names = Set(state.map { graph.name(of: $0) })
    return graph.members(of: type).first { member in
      guard graph[member].kind == .function, !graph.isPrivate(member), !marked.contains(member) else { return false }
      return graph.bodies(of: member).contains { body in
        let (tree, parents) = (body.tree, body.tree.parents(in: body.range))
        return tree.operators(in: body.range, where: \.isAssignment).contains { use in
          let path = tree.path(of: use.left.lowerBound)
          guard let name = path.first == "self" ? path.dropFirst().first : path.first else { return false }
          return names.contains(name) && !parents.ancestors(of: use.node).contains { tree[$0].kind == .closure }
        }
      }
    }
  }
}
