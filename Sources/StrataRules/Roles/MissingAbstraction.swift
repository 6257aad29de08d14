import StrataClassification
import StrataDefinition
import StrataModel

/// `missing-abstraction`
struct MissingAbstraction: Rule {
  static let description = RuleDescription(
    id: "missing-abstraction",
    family: .roles,
    summary: "A use case, gateway or repository without a protocol",
    severity: .error,
    guides: ["000", "004", "001", "003"],
    styles: ["gateway", "reactive", "repository", "module"],
    rationale: """
      A type that uses a concrete type depends on everything that type uses. A protocol lets a test inject a fake, and \
      lets the inner layer own the interface that the outer layer implements.
      """,
    heuristic: """
      Any protocol of the project counts, anywhere among the supertypes, unless it has no requirements, or only static \
      ones, numbers and flags that nobody sets. So does a protocol that the project does not declare, unless it is a \
      common one (`Sendable`, `ObservableObject` …).

      The rule does not report generic classes that others may inherit from, types without functions of their own, types whose \
      functions are all static, unless one is `async`, helpers that are nested in a type of the role, or test doubles.
      """,
    badExample: """
      struct SendOTPGateway {
        func sendOTP(username: String) async throws -> NetResSendOTP? { … }
      }
      """,
    goodExample: """
      protocol SendOTPGatewayProtocol {
        func sendOTP(username: String) async throws -> NetResSendOTP?
      }

      struct SendOTPGateway: SendOTPGatewayProtocol { … }
      """,
    remedy: "Declare a protocol with the operations that its callers use, and inject the protocol.",
    options: [
      RuleOption(
        name: "roles", summary: "Roles whose types need a protocol.",
        defaultValue: .list(["use-case", "gateway", "repository"]))
    ])

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    let roles = Set(settings.list("roles", context.vocabulary).map { RoleID(rawValue: $0) })
    for type in project.types(in: roles) where isJudged(type, in: project) {
      outcome.examined += 1
      guard !hasAbstraction(type, in: project) else { continue }
      let name = project.graph[type].name
      let role = project.role(of: type)?.noun ?? "type"
      // One that is named for the role, but requires none of its operations.
      let empty = project.graph.projectProtocols(of: type).first { project.role(of: $0) == project.role(of: type) }
        .map { project.graph[$0].name }
      outcome.violations.append(
        Violation(
          at: type, in: project.graph,
          message: "\(role) `\(name)` has no protocol" + (empty.map { " with operations: `\($0)` has none" } ?? ""),
          remedy: (empty.map { "add the operations of `\(name)` that its callers use to `\($0)`" }
            ?? "declare a protocol with the operations of `\(name)` that its callers use") + ", and inject the protocol"
        ))
    }
    return outcome
  }

  private func isJudged(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    let graph = project.graph
    let entity = graph[type]
    guard [.class, .struct, .actor, .enum].contains(entity.kind) else { return false }
    // Nor the helper that is nested in one.
    if project.isReplacement(type) || project.isGenericBase(type) || project[type].isInherited { return false }
    if project.vocabulary[.basePrefixes].matches(entity.simpleName) { return false }
    let functions = graph.functions(of: type).filter { !graph.isPrivate($0) }
    if functions.contains(where: { !graph[$0].isStatic }) { return entity.kind != .enum }
    // Static functions that load or send cannot be replaced either.
    return functions.contains { graph[$0].modifiers.contains(.async) }
  }

  private func hasAbstraction(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    let graph = project.graph
    for supertype in [type] + graph.allProjectSupertypes(of: type) {
      if supertype != type, graph[supertype].kind == .protocol,
        !graph.hasOnlySettings(supertype, project.vocabulary)
      {
        return true
      }
      for case .external(let id) in graph[supertype].supertypes
      where !project.vocabulary[.commonProtocols].contains(graph[id].name) {
        return true
      }
      // A name that was not resolved may be that of a protocol.
      let declarations = [graph[supertype].declaration] + graph[supertype].extensions
      let count = declarations.reduce(0) { $0 + graph[$1].inherited.range.count }
      if count > graph[supertype].supertypes.count { return true }
    }
    return false
  }
}
