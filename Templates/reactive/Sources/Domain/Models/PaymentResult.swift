/// A payment as the user sees it.
struct PaymentResult: Equatable, Sendable {
  let reference: String
  let amount: Money
  let fee: Money
  let total: Money

  init(from response: PaymentResponse) {
    reference = response.id
    amount = response.amount
    fee = response.fee
    total = response.total
  }
}
