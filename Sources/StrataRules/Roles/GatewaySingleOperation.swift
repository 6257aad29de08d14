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
      or without one its functions that are neither private nor its own helpers. Overloads of one name count once. A \
      function of the gateway that its protocol does not have counts if it suspends, fails or returns a stream.
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
    SingleOperation(role: .gateway, noun: "data operation").check(context.project) { _, _ in
      "split it into one gateway for each of them"
    }
  }
}
