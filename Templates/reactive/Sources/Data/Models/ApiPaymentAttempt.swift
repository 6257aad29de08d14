/// A payment that was sent and not answered yet, as the device stores it.
struct ApiPaymentAttempt: Codable, Equatable, Sendable {
  let draft: String
  let amount: ApiMoney
  /// Under which the server makes it once.
  let key: String
  /// Whether the draft was paid since, with another amount: this one may have been paid as well.
  var isOfPaidDraft: Bool?
}
