#if canImport(SwiftUI) && DEBUG
  import Foundation
  import Streams

  /// Use cases that answer what a preview shows.
  struct PreviewPayment: PaymentUseCase {
    let answer: Single<PaymentResult>

    func execute(draft: PaymentDraft) -> Single<PaymentResult> { answer }
  }

  struct PreviewDraft: PaymentDraftUseCase {
    let unanswered: UnansweredPayment?

    func unansweredPayment() -> Single<UnansweredPayment?> { .just(unanswered) }
    func discard(_ draft: PaymentDraft) -> Single<Void> { .just(()) }
  }

  struct PreviewTransactions: TransactionUseCase {
    let answer: Observable<TransactionList>

    func getTransactions(from: Date, to: Date) -> Observable<TransactionList> { answer }
  }
#endif
