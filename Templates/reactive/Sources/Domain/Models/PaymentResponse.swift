/// What became of a payment.
struct PaymentResponse: Equatable, Sendable {
  let id: String
  let amount: Money
  let fee: Money
  let total: Money
}
