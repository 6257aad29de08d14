import Foundation
import RxSwift
import Testing

@testable import Payments

/// What only the variant `rx` has: schedulers, bags, and subscriptions that end.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct RxViewModelTests {
  @Test func theWorkIsDoneOffTheMainQueueAndItsResultSeenOnIt() async {
    let useCase = FakePayments()
    useCase.answer = .deferred { @Sendable in
      #expect(!Thread.isMainThread)
      return .error(PaymentError.invalidAmount)
    }
    let viewModel = PaymentViewModel(paymentUC: useCase, draftUC: useCase, locale: .english)
    await viewModel.processPayment()
    #expect(viewModel.state == .error(.invalidAmount) && !viewModel.isProcessing)
  }

  @Test func aTaskThatIsCancelledUnsubscribes() async {
    let useCase = FakePayments()
    let viewModel = PaymentViewModel(paymentUC: useCase, draftUC: useCase, locale: .english)
    let payment = Task { await viewModel.processPayment() }
    while !viewModel.isProcessing { await Task.yield() }
    payment.cancel()
    await payment.value
    #expect(viewModel.state == .unanswered && viewModel.isUnanswered && !viewModel.isProcessing)
  }

  @Test func theNextRequestEndsTheOneBefore() async {
    let useCase = FakeTransactions()
    let viewModel = TransactionViewModel(transactionUC: useCase, locale: .english)
    let first = Task { await viewModel.loadTransactions(from: Date(), to: Date()) }
    while viewModel.state == .idle { await Task.yield() }
    let list = TransactionList(transactions: [], storedAt: nil)
    useCase.answer = .just(list)
    await viewModel.loadTransactions(from: Date(), to: Date())
    await first.value
    #expect(viewModel.state == .loaded(list))
  }
}

private final class FakePayments: PaymentUseCase, PaymentDraftUseCase, @unchecked Sendable {
  // Unchecked: set before it is asked.
  var answer = Single<PaymentResult>.never()

  func execute(draft: PaymentDraft) -> Single<PaymentResult> { answer }
  func unansweredPayment() -> Single<UnansweredPayment?> { .just(nil) }
  func discard(_ draft: PaymentDraft) -> Single<Void> { .just(()) }
}

private final class FakeTransactions: TransactionUseCase, @unchecked Sendable {
  // Unchecked: used on the main actor only.
  var answer = Observable<TransactionList>.never()

  func getTransactions(from: Date, to: Date) -> Observable<TransactionList> { answer }
}
