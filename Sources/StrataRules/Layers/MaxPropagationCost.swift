import StrataDefinition
import StrataModel

/// `max-propagation-cost`
struct MaxPropagationCost: Rule {
  static let description = RuleDescription(
    id: "max-propagation-cost", family: .layers,
    summary: "A code base in which a change can reach too many types.", severity: .warning, guides: [], styles: [],
    rationale: """
      The propagation cost is the share of all types that a type depends on, directly or through others, on average. It \
      says how far a change can spread, whatever the layers are. It grows with cycles and with types that use much and \
      are used by many.
      """,
    heuristic: """
      The value is that of `strata metrics`. The rule reports one finding for the whole code base, at the type through which \
      most dependencies lead: the number of types that depend on it, times the number of types that it depends on, is the \
      largest. Composition roots count in the value, as in the metrics, and are not named.

      In a small code base nearly every type is near every other one. So code bases with fewer types than `types` are not \
      checked.
      """,
    badExample: """
      // rules: max-propagation-cost: {severity: warning, max: 50, types: 3}
      struct Order { let customer: Customer }
      struct Customer { let history: History }
      struct History { let orders: [Order] }
      """,
    goodExample: """
      struct Order { let customer: Customer.ID }
      struct Customer { let history: History }
      struct History { let orders: [Order.ID] }
      """,
    remedy: """
      Remove dependencies of types that many others use: break cycles, declare a protocol where its users are, or split \
      the type.
      """,
    options: [
      RuleOption(
        name: "max", summary: "The propagation cost that a code base may have, in percent.", defaultValue: .number(25)),
      RuleOption(
        name: "types", summary: "Types that a code base needs at least to be checked.", defaultValue: .number(100)),
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let builder = ArchitectureBuilder(context)
    let architecture = builder.build(withDeclarations: false)
    let metrics = ArchitectureMetrics(architecture, of: [.type])
    var outcome = RuleOutcome()
    guard metrics.types >= settings.number("types"), let cost = metrics.propagationCost else { return outcome }
    outcome.examined = metrics.types
    let limit = settings.number("max")
    guard cost * 100 > Double(limit), let hub = hub(of: architecture, builder.types, context) else { return outcome }
    let (graph, name) = (context.project.graph, context.project.graph[hub.type].name)
    outcome.violations = [
      Violation(
        at: hub.type, in: graph,
        message: "a type depends on \(percent(cost)) of all types on average; most dependencies lead through "
          + "`\(name)`, on which \(counted(hub.users - 1, "type")) depend and which depends on \(hub.used - 1)",
        remedy:
          "remove dependencies of `\(name)`, or let its users depend on a protocol instead, until the propagation "
          + "cost is at most \(limit) %")
    ]
    return outcome
  }

  /// The type through which most dependencies lead, and how many types reach it and it reaches, itself included.
  private func hub(
    of architecture: Architecture, _ types: [TypeID], _ context: RuleContext
  ) -> (type: TypeID, users: Int, used: Int)? {
    let graph = DirectedGraph(architecture, of: .type)
    var users = graph.targets.map { _ in [Int]() }
    for (from, targets) in graph.targets.enumerated() { for target in targets { users[target].append(from) } }
    let (used, using) = (graph.reach, DirectedGraph(users).reach)
    var best: (type: TypeID, users: Int, used: Int)?
    // Types of one cycle have the same numbers: of these, the one with most dependencies of its own.
    var (largest, degree) = (0, 0)
    for (index, type) in types.enumerated() where architecture.types[index].outermost == index {
      guard !context.isRoot(type) else { continue }
      let (paths, own) = (used[index] * using[index], graph.targets[index].count * users[index].count)
      guard (paths, own) > (largest, degree) else { continue }
      (largest, degree) = (paths, own)
      best = (type, using[index], used[index])
    }
    return best
  }
}
