import StrataClassification
import StrataDefinition
import StrataModel

/// `logic-in-view`
struct LogicInView: Rule, PredictingRule {
  static let description = RuleDescription(
    id: "logic-in-view",
    family: .presentation,
    summary: "A view that computes, filters, sorts, or calls the network or use cases",
    severity: .warning,
    guides: ["001", "002"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      A view renders state. A value that it computes cannot be tested without rendering, is computed again for every \
      redraw, and is missing from the view model, where readers look for it.
      """,
    heuristic: """
      The rule reports in the code of a view:
      - filters, sorts and sums over collections, elements that are picked by an order (`min(by:)`), and groups
      - arithmetic, thresholds and checks on amounts, capacities, input and values of the domain, recognized as in \
      `business-logic-in-view-model`
      - values for a view model or the domain that such a comparison selects, and amounts that a case of the domain selects
      - as the result of a function or property of the view: a number of the domain that is multiplied or divided by one of \
      the code (`/`, `%`; a converted one, `Double(hall.seats) * 3`, may be a size), subtracted from one, or limited by one (`min(job.minutes, 480)`, also in a local constant that is shown); a \
      number that a bound selects (`nest.eggs > 3 ? 14 : 21`); a date some time after one of the domain, and the time between \
      one and another
      - a number that is entered and limited by one of the code before the view model gets it (`viewModel.guests = \
      min(guests, 8)`)
      - products with a number of the code whose label is an amount (`LabeledContent("Cost", value: state.distance * 0.3)`)
      - such comparisons that decide whether an action calls the view model or posts a notification, also by an early \
      return (`guard order.seats >= 2 else { return }`); here, a number of the view model, of its state or of a binding and one that is entered or read from a text count, too \
      (`guard viewModel.state.guests >= 2 else { return }`), and so do lengths of strings (`guard code.count == 8 else { \
      return }`) and cases of the domain (`if order.stage == .open { viewModel.send(order) }`)
      - the same in functions and variables of the file of a view, and in extensions of values of the domain in it
      - sums and differences of numbers of the domain and of what is entered, except those that are only shown; in a text, \
      what is left of a number of one value (`Text("\\(hall.seats - hall.taken) seats")`)
      - a date of the domain that is compared with the current time, or a deadline with any time, combined with another \
      value of the domain (`pass.end < Date() && !pass.isFrozen`), whatever it selects; a date alone, if an `if` chooses parts of the \
      screen by it some days later (`if pass.end < Date().addingTimeInterval(-14 * 86_400) { Text("Renew") }`)
      - controls that a bound (also of such a number) or a regular expression disables (`.disabled(order.seats < 2)`, \
      `.allowsHitTesting(hall.seats - hall.taken >= 2)`)
      - `URLSession` and `JSONDecoder`
      - properties of objects of the domain that a view sets (`order.isPacked = true`)
      - awaited calls to use cases, gateways, repositories, data sources and clients, and calls that return a stream; not to \
      roles that the definition lets views use (`skips`)
      - elements of a stream of the view model that a bound on an amount leaves out (`viewModel.total.filter { $0 > 500 }`)

      It does not report:
      - layout arithmetic and formatting
      - what a comparison only displays: a text, a color, a part of the screen. Amounts of money are the exception.
      - filters of digits in a text field
      - sorted keys of a dictionary (`weeks.keys.sorted()`), which has no order of its own
      - values of a size (`total` as a sum of heights), and lists of points and lengths to draw
      - the number of elements before a view shows those at fixed positions (`plans[1]`)
      - filters and loops over subviews, cells, constraints and snapshots of lists (by their names, or by the type of the property, \
      parameter or variable)
      - streams (`rx`, publishers)
      - calls to the view model
      """,
    badExample: """
      struct OrdersView: View {
        var body: some View {
          List(orders.filter { $0.total > 100 }.sorted { $0.date > $1.date }) { … }
        }
      }
      """,
    goodExample: """
      struct OrdersView: View {
        var body: some View {
          List(viewModel.largeOrders) { … }
        }
      }
      """,
    remedy: "Compute the value in the view model, in the form that the view shows.",
    scope: .type, readsCode: true)

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome(in: context)
    let home = context.homeOfDecisions
    let graph = project.graph
    let names = ViewWork.names(project.vocabulary)
    var filesWithNames = FileProperty { $0.names.mentions(oneOf: names) }
    for type in context.typesInFocus([.view]) where graph[type].kind != .protocol && graph[type].kind != .enum {
      outcome.examine(type, in: context)
      let beside = project.decisionsBeside(type, of: [.view], setting: .view) { place, decision in
        (
          message: "\(place) \(decision.phrase) in the file of a view",
          remedy: decision.kind.remedy(into: home) + "; call it from the view model"
        )
      }
      let bodies = graph.bodies(of: type)
      let decided =
        beside
        + project.decisions(in: bodies, of: type, setting: .view) { place, decision in
          (
            message: "view \(place) \(decision.phrase)",
            remedy: decision.kind.remedy(into: home) + "; call it from the view model"
          )
        }
      // Both searches find filters by amounts.
      var transformed: [Violation] = []
      for body in bodies
      where filesWithNames.holds(body.file, in: graph) && ViewWork.canContainMatch(body, names) {
        for item in ViewWork(body, in: project).found()
        where !decided.contains(where: { $0.file == body.file && item.covers($0.offset, in: body.tree) }) {
          transformed.append(item.violation(body, in: type, of: graph))
        }
      }
      let awaited = work(of: type, context)
      let changed = bodies.flatMap { ChangesOfModels($0, in: project).violations(of: type) }
      let found = decided + transformed + awaited + changed
      outcome.violations += found.count > 1 ? merged(found) : found
    }
    return outcome
  }

  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? {
    guard let user = move.deciding([.view], .view, context) else { return nil }
    return "view \(quoted(context.project.graph[user].name)) would decide by a value of the domain"
  }

  /// One finding for each location.
  private func merged(_ violations: [Violation]) -> [Violation] {
    var locations: Set<CodeLocation> = []
    return violations.filter { locations.insert(CodeLocation($0.file, $0.offset)).inserted }
  }

  private static let workers: Set<RoleID> = [
    .useCase, .gateway, .repository, .dataSource, .apiService, .networkClient,
  ]

  /// Awaited calls to types that a view should not call. A definition may let views use some of them (`skips`).
  private func work(of type: TypeID, _ context: RuleContext) -> [Violation] {
    let (project, graph) = (context.project, context.project.graph)
    return graph.references(from: type).compactMap { reference -> Violation? in
      guard reference.kind == .calls, let member = reference.memberDeclaration, graph[member].kind == .function,
        project.isProduction(reference), let target = reference.target.typeID, let role = project.role(of: target),
        Self.workers.contains(role),
        role == .networkClient || context.skips(context.roleOfType[type.index], context.roleOfType[target.index]),
        isAwaited(member, in: graph) || returnsStream(member, in: project)
      else { return nil }
      let name = graph[target].name
      return Violation(
        at: reference, symbol: graph[type].name, target: name,
        message: "view `\(graph[type].name)` calls `\(name)` itself",
        remedy: "call `\(name)` in the view model, and a function of the view model here")
    }
  }

  /// `place.execute(bid).subscribe(…)`
  private func returnsStream(_ member: DeclarationID, in project: ClassifiedGraph) -> Bool {
    project.graph.facts(of: member).nominalName(of: project.graph[member].type)
      .map { project.vocabulary[.streamTypes].contains($0) } ?? false
  }

  private func isAwaited(_ member: DeclarationID, in graph: Graph) -> Bool {
    let isIsolated =
      graph.enclosingType(of: member).map { graph[$0].kind == .actor } ?? false
      && !graph[member].modifiers.contains(.nonisolated)
    return isIsolated || graph[member].modifiers.contains(.async)
  }
}
