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
      transactionUC: FakeTransactionUseCase(answer: Observable.just(stored).concat(Observable.just(list))),
      locale: .english)
    let states = StateRecorder { viewModel.state }
    await viewModel.loadTransactions(from: Date(), to: Date())
    #expect(try states.receive() == .loading(last: nil))
    #expect(try states.receive() == .loaded(stored))
    #expect(try states.receive() == .loaded(list))
    try states.finish()
  }

  /// The server counts it on the 27th, wherever the user is.
  @Test func aRowShowsADayOfTheRange() throws {
    let late = Transaction(id: "1", amount: Money(5), date: try day("2026-11-27", hour: 22), note: "")
    #expect(late.dayText(.english) == "Nov 27, 2026")
  }

  @Test func keepsTheListBesideTheError() async {
    let viewModel = TransactionViewModel(
      transactionUC: FakeTransactionUseCase(
        answer: Observable.just(list).concat(Observable.error(TransactionError.offline))), locale: .english)
    await viewModel.loadTransactions(from: Date(), to: Date())
    #expect(viewModel.state == .error(.offline, last: list))
  }

  @Test func listsOfOtherDaysGo() async {
    let useCase = ScriptedTransactionUseCase()
    let viewModel = TransactionViewModel(transactionUC: useCase, locale: .english)
    let (first, second) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400))
    useCase.answer = .just(list)
    await viewModel.loadTransactions(from: first, to: first)
    useCase.answer = .error(TransactionError.offline)
    await viewModel.loadTransactions(from: first, to: first)
    #expect(viewModel.state == .error(.offline, last: list))
    await viewModel.loadTransactions(from: second, to: second)
    #expect(viewModel.state == .error(.offline, last: nil))
  }

  @Test func anAnswerToWhatWasAskedBeforeIsDropped() async {
    let useCase = ScriptedTransactionUseCase()
    let viewModel = TransactionViewModel(transactionUC: useCase, locale: .english)
    let newer = TransactionList(transactions: [], storedAt: nil)
    let (gate, open) = AsyncStream<Void>.makeStream()
    let list = list
    useCase.answer = Single.create(work: {
      for await _ in gate {}
      return list
    }).asObservable()
    let states = StateRecorder { viewModel.state }
    let slow = Task { await viewModel.loadTransactions(from: Date(timeIntervalSince1970: 0), to: Date()) }
    while viewModel.state == .idle { await Task.yield() }
    useCase.answer = .just(newer)
    await viewModel.loadTransactions(from: Date(timeIntervalSince1970: 86_400), to: Date())
    open.finish()
    await slow.value
    #expect(viewModel.state == .loaded(newer))
    #expect(!states.receiveAll().contains(.loaded(list)))
  }
}

extension TransactionViewModelTests {
  /// Such as a user who leaves the screen while the list is pulled down.
  @Test(.timeLimit(.minutes(5)), arguments: [true, false])
  func aCancelledLoadLeavesNoScreenThatWaits(isOfTheSameDays: Bool) async {
    let useCase = ScriptedTransactionUseCase()
    let viewModel = TransactionViewModel(transactionUC: useCase, locale: .english)
    let (first, second) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400))
    useCase.answer = .just(list)
    await viewModel.loadTransactions(from: first, to: first)
    useCase.answer = Single.create(work: {
      try await Task.sleep(for: .seconds(86_400))
      throw TransactionError.offline
    }).asObservable()
    let leaving = Task {
      let start = isOfTheSameDays ? first : second
      await viewModel.loadTransactions(from: start, to: start)
    }
    while !viewModel.state.isLoading { await Task.yield() }
    leaving.cancel()
    await leaving.value
    #expect(viewModel.state == (isOfTheSameDays ? .loaded(list) : .idle))
  }
}

private final class ScriptedTransactionUseCase: TransactionUseCase, @unchecked Sendable {
  // Unchecked: used on the main actor only.
  var answer = Observable<TransactionList>.empty()

  func getTransactions(from: Date, to: Date) -> Observable<TransactionList> { answer }
}

private struct FakeTransactionUseCase: TransactionUseCase, @unchecked Sendable {
  // Unchecked: RxSwift's streams say nothing about threads; this one is used on the main actor.
  let answer: Observable<TransactionList>

  func getTransactions(from: Date, to: Date) -> Observable<TransactionList> { answer }
}
