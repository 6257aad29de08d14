import Streams

protocol PaymentDraftUseCase: Sendable {
  /// The payment that was sent last and never answered, to be sent again as the same draft; `nil` where there is none
  /// that no other window holds.
  func unansweredPayment() -> Single<UnansweredPayment?>

  /// Gives a draft up: what is paid next is another payment.
  func discard(_ draft: PaymentDraft) -> Single<Void>
}

final class PaymentDraftUseCaseImpl: PaymentDraftUseCase {
  private let paymentRepository: any PaymentRepository

  init(paymentRepository: any PaymentRepository) {
    self.paymentRepository = paymentRepository
  }

  func unansweredPayment() -> Single<UnansweredPayment?> {
    paymentRepository.unansweredPayment()
  }

  func discard(_ draft: PaymentDraft) -> Single<Void> {
    paymentRepository.forgetPayment(draft: draft.id)
  }
}
