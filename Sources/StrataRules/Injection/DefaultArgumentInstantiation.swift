import StrataDefinition
import StrataModel

/// `default-argument-instantiation`: a dependency is created in a default argument.
struct DefaultArgumentInstantiation: Rule {
  static let description = RuleDescription(
    id: RuleIDs.defaultArgumentInstantiation, family: .injection,
    summary: "A default argument creates a dependency, or takes a shared one.",
    severity: .warning, guides: ["000"], styles: ["repository", "module", "reactive"],
    rationale: """
      A default argument lets a test pass another instance, which an instance created in the body does not. But the \
      type still names the implementation, and its module still has to import it. Since no caller has to pass \
      anything, the composition root stays empty, and there may be two instances where one was intended. The guide of \
      the style `gateway` uses one in its own sample, so the rule is off in that style.
      """,
    heuristic: """
      Equivalent to a default argument are a fallback for a parameter (`service ?? Service()`, not after a cast) and an initializer that passes the \
      dependency to another one of the type (`self.init(service: Service())`, `self.init(service: .live)`). A default that supplies a dependency \
      without creating it counts, too: a static member (`Service.shared`, `.live`, `Service.make()`), a container \
      (`Container.shared.service()`), a global variable or function. So does a singleton of any class of the project, if \
      the parameter has that class (`tracker: Tracker = .shared`) or a protocol of it (`clock: Clocking = \
      SystemClock.shared`), and another instance of a class that has a shared one (`queue: Queue = Queue.make()`). Values \
      of frameworks (`URLSession.shared`) do not. Default arguments of functions count like those of initializers, in \
      types and outside.
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
    let supplied = SuppliedDefaults(context).usages(examined: &outcome.examined)
    guard !creations.isEmpty || !supplied.isEmpty else { return outcome }
    let root = context.nameOfRoot()
    // A test double is injected itself.
    func isOfDouble(_ type: TypeID?) -> Bool { type.map { context.project.isReplacement($0) } ?? false }
    outcome.violations = supplied.filter { !isOfDouble($0.site.type) }.map {
      Self.violation(supplied: $0, root: root, context)
    }
    outcome.violations += context.violations(
      of: creations, rule: Self.description.id,
      isAccepted: { creation in
        creation.site.type.map { isOfDouble($0) || context.isSameFamily($0, creation.target) }
          ?? context.isWiring(creation.usage)
      },
      violation: { Self.violation($0, root: root, context) })
    return outcome
  }

  private static func violation(supplied usage: Usage, root: String, _ context: RuleContext) -> Violation {
    let graph = context.project.graph
    let symbol = context.symbol(usage)
    let target = graph.targetName(of: usage.reference)
    let member = graph.text(usage.reference.member, in: usage.reference.file)
    let name = usage.reference.target.typeID == nil || member.isEmpty ? target : "\(target).\(member)"
    return Violation(
      at: usage.reference, symbol: symbol, target: target,
      message: text(of: [
        "`", symbol, "` takes `", name,
        usage.reference.context.contains(.defaultArgument)
          ? "` in a default argument" : "` where the caller passes none",
      ]),
      remedy: text(of: ["remove the default, and pass `", name, "` from ", root]), chain: [symbol, target],
      includes: [usage.reference.offset])
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
      message: text(of: [
        "`", symbol, "` creates `", target, "`", inside, " ",
        isArgument ? "in a default argument" : "where the caller passes none",
      ]),
      remedy: text(of: ["remove the default, and pass `", target, "` from ", root]), chain: [symbol, target] + parts,
      includes: [creation.reference.offset] + creation.includes)
  }
}
