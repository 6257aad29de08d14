import Streams

protocol PaymentDraftUseCase: Sendable {
  /// The draft of a payment that was sent and never answered, to be sent again; `nil` where there is none.
  func unansweredDraft() -> Single<PaymentDraft?>

  /// Gives a draft up: what is paid next is another payment.
  func discard(_ draft: PaymentDraft) -> Single<Void>
}

final class PaymentDraftUseCaseImpl: PaymentDraftUseCase {
  private let paymentRepository: any PaymentRepository
  private let format: DecimalFormat

  init(paymentRepository: any PaymentRepository, format: DecimalFormat) {
    self.paymentRepository = paymentRepository
    self.format = format
  }

  func unansweredDraft() -> Single<PaymentDraft?> {
    paymentRepository.unansweredPayment().map { [format] payment in
      payment.map { PaymentDraft(id: $0.draft, amount: format.text(hundredths: $0.amount.minor)) }
    }
  }

  func discard(_ draft: PaymentDraft) -> Single<Void> {
    paymentRepository.forgetPayment(draft: draft.id)
  }
}
