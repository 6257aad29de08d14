import StrataDefinition
import StrataModel

/// `max-fan-out`
struct MaxFanOut: Rule {
  static let description = RuleDescription(
    id: "max-fan-out", family: .names, summary: "A type that uses too many other types.", severity: .warning,
    guides: [], styles: [],
    rationale: """
      A type that uses many others changes whenever one of them changes, and can be understood only with all of them. \
      It usually has several responsibilities, or does what the types that it uses should do themselves.
      """,
    heuristic: """
      The rule counts what `strata metrics` shows as `Ce` of a type: the other types of production code to which it, its \
      extensions and the types nested in it refer, each once. Types of frameworks do not count. It does not report \
      composition roots, which use what they create, and generated code.
      """,
    badExample: """
      // rules: max-fan-out: {severity: warning, max: 3}
      struct OrderSummary {
        let customer: Customer
        let address: Address
        let basket: Basket
        let payment: Payment
      }
      """,
    goodExample: """
      struct OrderSummary {
        let recipient: Recipient  // the customer and the address
        let basket: Basket
        let payment: Payment
      }
      """,
    remedy: "Extract a part of the type with the types that only this part uses.",
    options: [
      RuleOption(name: "max", summary: "Other types that a type may use.", defaultValue: .number(20))
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let limit = settings.number("max")
    let builder = ArchitectureBuilder(context)
    let architecture = builder.build(withDeclarations: false)
    let used = DirectedGraph(architecture, of: .type).targets
    var outcome = RuleOutcome()
    for (index, type) in builder.types.enumerated() where architecture.types[index].outermost == index {
      let entity = context.project.graph[type]
      guard !context.isRoot(type), !context.isUnchecked(entity.declaration.file) else { continue }
      outcome.examined += 1
      let count = used[index].count
      guard count > limit else { continue }
      let (share, layers) = Self.largestShare(of: used[index], architecture)
      outcome.violations.append(
        Violation(
          at: type, in: context.project.graph,
          message: "`\(entity.name)` uses \(counted(count, "other type"))" + (layers > 1 ? ", \(share)" : ""),
          remedy: "extract parts of `\(entity.name)` with the types that only they use, until it uses at most \(limit)")
      )
    }
    return outcome
  }

  /// The layer with most of the types, as `14 of them in Data`, and the number of layers.
  private static func largestShare(of types: [Int], _ architecture: Architecture) -> (text: String, layers: Int) {
    let byLayer = Dictionary(grouping: types.compactMap { architecture.types[$0].layer }, by: { $0 })
    let largest = byLayer.min { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
    return (largest.map { "\($0.value.count) of them in \($0.key)" } ?? "", byLayer.count)
  }
}
