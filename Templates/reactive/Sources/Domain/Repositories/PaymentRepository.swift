import Streams

protocol PaymentRepository: Sendable {
  /// Makes the payment of a draft. The same amount of the same draft, sent again after a lost answer, is paid once;
  /// another draft is another payment, whatever its amount.
  func processPayment(amount: Money, draft: PaymentDraft.ID) -> Single<PaymentResponse>

  /// The last payment that was sent and never answered, also before the app was started anew. One that is under way is
  /// not unanswered, and one that another window holds is not offered a second time.
  func unansweredPayment() -> Single<UnansweredPayment?>

  /// Forgets a payment that was never answered: the user does not send it again. It stays where it is under way, or
  /// where another window holds it.
  func forgetPayment(draft: PaymentDraft.ID) -> Single<Void>
}
