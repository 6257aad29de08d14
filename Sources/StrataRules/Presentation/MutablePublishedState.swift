import StrataClassification
import StrataDefinition
import StrataModel

/// `mutable-published-state`
struct MutablePublishedState: Rule {
  static let description = RuleDescription(
    id: "mutable-published-state",
    family: .presentation,
    summary: "State of a view model that can be set from outside",
    severity: .warning,
    guides: ["001"],
    styles: ["repository", "module"],
    rationale: """
      State flows from the view model to the view, and events flow from the view to the view model. If a view can also \
      set state, the code of the view model no longer shows how the state was reached.
      """,
    heuristic: """
      State is a `@Published` property of a view model, or a stored `var` of an `@Observable` one, except closures, \
      `weak` and `@ObservationIgnored` properties.

      The rule does not report properties that a view binds (`$viewModel.name`, or a `Binding` that sets them): they \
      are two-way on purpose. This includes a generic view that binds the requirement of a protocol. If the type \
      before `$` is unknown, the name of the member decides. If `query` is itself published, `$query` is its \
      publisher, and what follows it is not a binding.

      It does not report a property that an extension of a protocol sets for all of its types: a private setter would not \
      satisfy the protocol.

      With `evidence: declared`, it does not report inputs either: properties to which a view assigns the value of a \
      control (`viewModel.query = field.text`) and that the view model itself only reads.

      `evidence: declared` reports every such property that can be set from outside. `assigned` reports only those \
      that another type changes, at the property: by an assignment to it or to a part of its value, by a function that \
      changes values (`toggle`, `append`), or as an `inout` argument. It also reports those of a view model in which \
      only the view model itself can set at least half of what others read: such a class shows that it protects its state.
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
    remedy: "Make the setter private, and send an event from the view instead.",
    options: [
      RuleOption(
        name: "evidence",
        summary:
          "`declared`: properties that can be set from outside; `assigned`: those that another type sets, or that stand "
          + "beside a property with a private setter.",
        defaultValue: .text("declared"))
    ], readsCode: true)

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    let graph = project.graph
    let viewModels = project.viewModelClasses
    guard !viewModels.isEmpty else { return outcome }
    let needsAssignment = settings.text("evidence") == "assigned"
    let bindings = needsAssignment ? Bindings(context, withAssignments: true) : context.bindings
    let bases = Set(viewModels.flatMap { graph.allProjectSupertypes(of: $0) })
    func isBound(_ property: DeclarationID, of type: TypeID) -> Bool {
      let name = graph.name(of: property)
      return bindings.isBound(property, named: name, requirements: graph.requirements(of: type, satisfiedBy: name))
    }
    for type in viewModels where !bases.contains(type) {
      let state = project.observedState(of: type)
      let shown = needsAssignment ? state.filter { !graph.isPrivate($0) && !isBound($0, of: type) } : []
      let closed = shown.filter { !graph.isSettable($0) }
      let protected = closed.count * 2 >= shown.count ? closed.first : nil
      for property in state {
        outcome.examined += 1
        let name = graph.name(of: property)
        let requirements = graph.requirements(of: type, satisfiedBy: name)
        guard graph.isSettable(property), !isBound(property, of: type),
          !requirements.contains(where: { isSet(byExtensionsAround: $0, graph) })
        else { continue }
        let isAssigned = needsAssignment && (requirements + [property]).contains { bindings.assigned.contains($0) }
        guard isAssigned || (!needsAssignment || protected != nil) && !context.isInput(property, of: type) else {
          continue
        }
        // Without its setter the property would not satisfy such a requirement.
        let settable =
          requirements.first { graph[$0].modifiers.contains(.hasSetter) }
          .flatMap { graph.enclosingType(of: $0) }.map { " and `{ get }` in `\(graph[$0].name)`" } ?? ""
        outcome.violations.append(
          Violation(
            at: property, of: type, in: project.graph, target: name,
            message: isAssigned
              ? "`\(name)` of view model `\(graph[type].name)` is set by another type"
              : "`\(name)` of view model `\(graph[type].name)` can be set from outside"
                + (protected.map { ", unlike `\(graph.name(of: $0))`" } ?? ""),
            remedy: "call a function of `\(graph[type].name)` to change it, and declare it `private(set)`\(settable)"))
      }
    }
    return outcome
  }

  /// `func startLoading() { isLoading = true }` in an extension of the protocol that requires `isLoading { get set }`.
  private func isSet(byExtensionsAround requirement: DeclarationID, _ graph: Graph) -> Bool {
    guard graph[requirement].modifiers.contains(.hasSetter), let port = graph.enclosingType(of: requirement) else {
      return false
    }
    let name = graph.name(of: requirement)
    return graph.members(of: port).contains { member in
      graph.allBodies(of: member).contains { body in
        // `isLoading = true`, `self.isLoading = true`
        body.range.contains {
          [.identifier, .member].contains(body.tree[$0].kind) && body.tree.isNamed($0, name)
        }
      }
    }
  }
}
