import StrataClassification
import StrataDefinition
import StrataModel

/// `mutable-published-state`
struct MutablePublishedState: Rule {
  static let description = RuleDescription(
    id: "mutable-published-state",
    family: .presentation,
    summary: "State of a view model that others can set",
    severity: .warning,
    guides: ["001"],
    styles: ["repository", "module"],
    rationale: """
      State flows down to the view, events flow up to the view model. State that a view can set as well flows both \
      ways: nobody can tell any more from the view model alone how it came to be.
      """,
    heuristic: """
      State is a `@Published` property of a view model, or a stored `var` of an `@Observable` one; closures, `weak` \
      and `@ObservationIgnored` properties are none. Properties that a view binds (`$viewModel.name`, or a `Binding` \
      that sets them) are two-way on purpose and left alone; where the graph does not know the type behind `$`, the \
      member's name decides. `evidence: declared` flags every such property that is settable from outside; \
      `assigned` only those that another type really assigns, at the property.
      """,
    badExample: """
      final class UserListViewModel: ObservableObject {
        @Published var users: [User] = []
      }
      """,
    goodExample: """
      final class UserListViewModel: ObservableObject {
        @Published private(set) var users: [User] = []
      }
      """,
    remedy: "Make the setter private, and let the view send an event instead.",
    options: [
      RuleOption(
        name: "evidence",
        summary: "`declared`: what could be set from outside; `assigned`: what another type does set.",
        defaultValue: .text("declared"))
    ])

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    let graph = project.graph
    let viewModels = project.viewModelClasses
    guard !viewModels.isEmpty else { return outcome }
    let needsAssignment = settings.text("evidence") == "assigned"
    let bindings = Bindings(project, withAssignments: needsAssignment)
    let bases = Set(viewModels.flatMap { graph.allProjectSupertypes(of: $0) })
    for type in viewModels where !bases.contains(type) {
      for property in state(of: type, in: graph) {
        outcome.examined += 1
        let name = graph.name(of: property)
        guard isSettable(property, in: graph), !bindings.isBound(property, named: name),
          !needsAssignment || bindings.assigned.contains(property)
        else { continue }
        outcome.violations.append(
          project.violation(
            at: property, in: type, target: name,
            message: needsAssignment
              ? "state `\(name)` of view model `\(graph[type].name)` is set by another type"
              : "state `\(name)` of view model `\(graph[type].name)` can be set by others",
            remedy: "declare it `private(set)` and let others ask for the change"))
      }
    }
    return outcome
  }

  private func state(of type: TypeID, in graph: Graph) -> [DeclarationID] {
    let isObservable = graph[type].attributes.contains("Observable")
    return graph.storedProperties(of: type).filter { property in
      let fact = graph[property]
      guard fact.modifiers.isDisjoint(with: [.constant, .weak, .unowned]) else { return false }
      if graph.hasAttribute("Published", property) { return true }
      return isObservable && fact.attributes.isEmpty && !fact.modifiers.contains(.lazy)
        && !isClosure(property, in: graph)
    }
  }

  private func isClosure(_ property: DeclarationID, in graph: Graph) -> Bool {
    let facts = graph.facts(of: property)
    let root = facts.declarations[Int(property.index)].type
    guard root != noIndex else { return false }
    return facts.typeSubtree(of: Int(root)).contains { facts.types[$0].kind == .function }
  }

  private func isSettable(_ property: DeclarationID, in graph: Graph) -> Bool {
    let setter = graph[property].setterAccess
    return !graph.isPrivate(property) && setter != .private && setter != .fileprivate
  }
}
