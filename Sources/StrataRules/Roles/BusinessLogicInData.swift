import StrataClassification
import StrataDefinition
import StrataModel

/// `business-logic-in-data`
struct BusinessLogicInData: Rule {
  static let description = RuleDescription(
    id: "business-logic-in-data",
    family: .roles,
    summary: "A gateway, repository or data source that decides by business criteria",
    severity: .error,
    guides: ["000", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      Data access fetches, stores and maps. A rule that sits there is found by nobody who looks for it in a use case, \
      holds only for those who come by this way, and goes when the data source is replaced.
      """,
    heuristic: """
      It reads names, numbers and what follows. Flagged are: a text parameter or an amount that is compared with a \
      bound where the other way throws, returns `nil` or a failure; a branch on an amount against a number; \
      arithmetic and sums in which amounts (price, fee, balance, quantity …) take part; filters that compare amounts \
      or ask for a standing (`status`, `isOverdue` …). Left alone are caches, expiry, paging, batches, retries, status codes, decoding, unit conversions by powers of \
      ten, checks for nil and emptiness, mapping. It sees no rule behind names that it does not know, and no check \
      without a comparison.
      """,
    badExample: """
      struct SendOTPGateway: SendOTPGatewayProtocol {
        func sendOTP(username: String) async throws -> NetResSendOTP? {
          if username.count < 5 { return nil }
          …
        }
      }
      """,
    goodExample: """
      struct SendOTPUseCase: SendOTPUseCaseProtocol {
        func execute(username: String) async throws -> OTPResponse? {
          guard username.count >= 5 else { throw ValidationError.tooShort }
          …
        }
      }
      """,
    remedy: "Move the decision into the use case that calls it.",
    options: [
      RuleOption(
        name: "roles", summary: "Roles whose code is read.",
        defaultValue: .list([
          "gateway", "repository", "data-source", "api-service", "storage", "network-client", "network-route",
        ]))
    ])

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    for type in project.types(in: Set(settings.list("roles").map { RoleID(rawValue: $0) }))
    where !project.isTestDouble(type) {
      outcome.examined += 1
      outcome.violations += project.decisions(in: type, setting: .data) { place, decision in
        (
          message: "\(place) \(decision.phrase) in the data layer",
          remedy: "move the decision into the use case that asks for the data, and let data access only fetch and map"
        )
      }
    }
    return outcome
  }
}
