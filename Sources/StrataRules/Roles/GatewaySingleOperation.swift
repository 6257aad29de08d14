import StrataClassification
import StrataDefinition
import StrataModel

/// `gateway-single-operation`
struct GatewaySingleOperation: Rule {
  static let description = RuleDescription(
    id: "gateway-single-operation",
    family: .roles,
    summary: "A gateway with more than one data operation",
    severity: .warning,
    guides: ["000"],
    styles: ["gateway"],
    rationale: """
      A gateway has one data operation: one request, one response. Then a use case names exactly the operation that it \
      needs, its fake is one function, and a change of one route affects one gateway.
      """,
    heuristic: """
      The rule counts operations as `use-case-single-operation` does: the requirements of the protocol of the gateway, \
      or without one its functions that are neither private nor its own helpers. Overloads of one name count once.
      """,
    badExample: """
      protocol AuthGatewayProtocol {
        func sendOTP(username: String) async throws -> NetResSendOTP?
        func validate(code: String) async throws -> NetResValidate?
      }
      """,
    goodExample: """
      protocol SendOTPGatewayProtocol {
        func sendOTP(username: String) async throws -> NetResSendOTP?
      }
      """,
    remedy: "Split it into one gateway for each data operation.")

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    for type in project.types(in: .gateway) where isJudged(type, in: project) {
      outcome.examined += 1
      let operations = project.operations(of: type)
      let names = operations.map(\.name)
      guard names.count > 1 else { continue }
      var violation = Violation(
        at: type, in: project.graph,
        message:
          "gateway `\(project.graph[type].name)` has \(names.count) data operations: \(listed(names.map(quoted)))",
        remedy: "split it into one gateway for each of them")
      violation.links = ViolationLinks(related: project.surplus(of: operations))
      outcome.violations.append(violation)
    }
    return outcome
  }

  private func isJudged(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    switch project.graph[type].kind {
    case .protocol: return true
    case .class, .struct, .actor:
      return !project.isReplacement(type) && project.protocols(of: type, role: .gateway).isEmpty
    default: return false
    }
  }
}
