import StrataDefinition
import StrataModel

/// `default-argument-instantiation`: a dependency is created in a default argument.
struct DefaultArgumentInstantiation: Rule {
  static let description = RuleDescription(
    id: RuleIDs.defaultArgumentInstantiation, family: .injection,
    summary: "A dependency is created in a default argument of an initializer.",
    severity: .warning, guides: ["000"], styles: ["repository", "module", "reactive"],
    rationale: """
      A default argument lets a test pass another instance, which an instance created in the body does not. But the \
      type still names the implementation, and its module still has to import it. Since no caller has to pass \
      anything, the composition root stays empty, and there may be two instances where one was intended. The guide of \
      the style `gateway` uses one in its own sample, so the rule is off in that style.
      """,
    heuristic: """
      Equivalent to a default argument are a fallback (`service ?? Service()`) and an initializer that passes the \
      dependency to another one of the type (`self.init(service: Service())`).
      """,
    badExample: """
      init(repository: UserRepository = UserRepositoryImpl()) {}
      """,
    goodExample: """
      init(repository: UserRepository) {}
      """,
    remedy: "Remove the default, and pass the dependency from the composition root.",
    includes: ["dependency-rule", "skipped-layer", "service-locator", "concrete-dependency"])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    var outcome = RuleOutcome()
    let creations = context.creations(inDefaultArguments: true, examined: &outcome.examined)
    guard !creations.isEmpty else { return outcome }
    let root = context.nameOfRoot()
    outcome.violations = context.violations(
      of: creations, rule: Self.description.id,
      isAccepted: { creation in creation.site.type.map { context.isSameFamily($0, creation.target) } ?? true },
      violation: { Self.violation($0, root: root, context) })
    return outcome
  }

  private static func violation(_ creation: Creation, root: String, _ context: RuleContext) -> Violation {
    let graph = context.project.graph
    let symbol = context.symbol(creation.usage)
    let target = graph[creation.target].name
    let parts = creation.parts.map { graph[$0.target].name }
    let isArgument = creation.reference.context.contains(.defaultArgument)
    let inside = parts.isEmpty ? "" : " with \(listed(parts.map(quoted)))"
    return Violation(
      at: creation.reference, symbol: symbol, target: target,
      message: "\(quoted(symbol)) creates \(quoted(target))\(inside) "
        + (isArgument ? "in a default argument" : "where the caller passes none"),
      remedy: "remove the default, and pass \(quoted(target)) from \(root)", chain: [symbol, target] + parts,
      includes: [creation.reference.offset] + creation.includes)
  }
}
