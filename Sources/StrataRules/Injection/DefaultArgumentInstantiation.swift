import StrataDefinition
import StrataModel

/// `default-argument-instantiation`: a dependency is built in a default argument.
struct DefaultArgumentInstantiation: PlacedRule {
  static let description = RuleDescription(
    id: "default-argument-instantiation", family: .injection,
    summary: "A dependency is built in a default argument of an initializer.",
    severity: .warning, guides: ["000"], styles: ["repository", "module", "reactive"],
    rationale: """
      A default argument leaves the door open for tests, and that is more than building in place does. But the type \
      still names the implementation, its module still has to see it, and since nobody has to pass anything, the \
      composition root stays empty and two instances live where one was meant. The guide of the style `gateway` \
      does it in its own sample, so the rule is off there.
      """,
    badExample: """
      init(repository: UserRepository = UserRepositoryImpl()) {}
      """,
    goodExample: """
      init(repository: UserRepository) {}
      """,
    remedy: "Drop the default, and let the composition root pass the dependency.", isFixable: true)

  func check(_ placement: Placement, settings: RuleSettings) -> RuleOutcome {
    let project = placement.project
    var outcome = RuleOutcome()
    let creations = placement.creations(inDefaultArguments: true, examined: &outcome.examined)
    guard !creations.isEmpty else { return outcome }
    let root = placement.nameOfRoot()
    var seen: Set<Pairs.Key> = []
    for creation in creations {
      guard let source = creation.place.type, !placement.isSameFamily(source, creation.target),
        seen.insert(Pairs.key(creation.place, creation.reference.target)).inserted
      else { continue }
      let symbol = placement.symbol(creation.place)
      let target = project.graph[creation.target].name
      let parts = creation.parts.map { project.graph[$0].name }
      let isArgument = creation.reference.context.contains(.defaultArgument)
      let inside = parts.isEmpty ? "" : " with \(listed(parts.map(quoted)))"
      outcome.violations.append(
        Violation(
          at: creation.reference, symbol: symbol, target: target,
          message: "\(quoted(symbol)) builds \(quoted(target))\(inside) "
            + (isArgument ? "in a default argument" : "where none is passed"),
          remedy: "drop the default, and let \(root) pass \(quoted(target))",
          isFixable: true, chain: [symbol, target] + parts))
    }
    return outcome
  }
}
