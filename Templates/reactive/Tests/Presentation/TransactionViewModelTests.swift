import Foundation
import StrataTesting
import Streams
import Testing

@testable import Payments

@MainActor
@Suite struct TransactionViewModelTests {
  private let list = TransactionList(transactions: [transaction("1", Money(5))], storedAt: nil)

  @Test func showsEachListAsItComes() async throws {
    let stored = TransactionList(transactions: [], storedAt: Date(timeIntervalSince1970: 0))
    let viewModel = TransactionViewModel(
      transactionUC: FakeTransactionUseCase(answer: Observable.just(stored).concat(Observable.just(list))))
    let states = StateRecorder { viewModel.state }
    await viewModel.loadTransactions(from: Date(), to: Date())
    #expect(try states.receive() == .loading(last: nil))
    #expect(try states.receive() == .loaded(stored))
    #expect(try states.receive() == .loaded(list))
    try states.finish()
  }

  @Test func keepsTheListBesideTheError() async {
    let viewModel = TransactionViewModel(
      transactionUC: FakeTransactionUseCase(
        answer: Observable.just(list).concat(Observable.error(TransactionError.offline))))
    await viewModel.loadTransactions(from: Date(), to: Date())
    #expect(viewModel.state == .error("There is no connection to the server.", last: list))
  }
}

private struct FakeTransactionUseCase: TransactionUseCase, @unchecked Sendable {
  // Unchecked: RxSwift's streams say nothing about threads; this one is used on the main actor.
  let answer: Observable<TransactionList>

  func getTransactions(from: Date, to: Date) -> Observable<TransactionList> { answer }
}
