/// What the server takes to make a payment.
struct ApiPaymentRequest: Codable, Equatable, Sendable {
  let amount: ApiMoney
}
