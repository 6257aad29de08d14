/// A payment that was sent and not answered: whether it was made is unknown.
struct UnansweredPayment: Equatable, Sendable {
  let draft: DraftID
  let amount: Money
}
