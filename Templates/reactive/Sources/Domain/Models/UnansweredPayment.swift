/// A payment that was sent, and of which nobody knows whether it was made.
struct UnansweredPayment: Equatable, Sendable {
  let draft: PaymentDraft.ID
  let amount: Money
}
