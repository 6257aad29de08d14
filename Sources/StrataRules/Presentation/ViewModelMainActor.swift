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
      of the project that it conforms to. It does not report a class that annotates its state property by property. One \
      that annotates only functions and computed properties is reported: its state is on no actor, and the next function \
      may set it from any thread.

      In a target whose default isolation is the main actor, all classes are on it that are not `nonisolated`: \
      `defaultIsolation(MainActor.self)` in a package, `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor` in all configurations of an \
      Xcode target.
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
      guard !above.contains(where: { isIsolated(graph[$0].attributes, in: project) || isImplied($0, graph) }) else {
        continue
      }
      let marked = markedMembers(of: type, in: project)
      if marked.contains(where: { graph[$0].kind == .variable && !graph[$0].modifiers.contains(.computed) }) {
        continue
      }
      let name = graph[type].name
      let message =
        marked.isEmpty
        ? "observable view model `\(name)` is not on the main actor"
        : "observable view model `\(name)` is on the main actor only in "
          + counted(marked.count, marked.allSatisfy { graph[$0].kind == .function } ? "function" : "member")
          + ", and its state is not"
      outcome.violations.append(
        Violation(at: type, in: project.graph, message: message, remedy: "annotate `\(name)` with `@MainActor`"))
    }
    return outcome
  }

  private func isImplied(_ type: TypeID, _ graph: Graph) -> Bool {
    graph[type].kind == .class && graph.isOnMainActorByDefault(type)
  }

  private func isIsolated(_ attributes: [String], in project: ClassifiedGraph) -> Bool {
    attributes.contains { project.vocabulary[.actorSuffixes].matches($0) }
  }

  /// The members that are on a global actor themselves, or by an extension that is.
  private func markedMembers(of type: TypeID, in project: ClassifiedGraph) -> Set<DeclarationID> {
    let graph = project.graph
    let parts = graph[type].extensions.filter { isIsolated(graph.attributes(of: $0), in: project) }
    let members = graph.members(of: type).filter { isIsolated(graph.attributes(of: $0), in: project) }
    return Set(members + parts.flatMap { graph.children(of: $0) })
  }
}
