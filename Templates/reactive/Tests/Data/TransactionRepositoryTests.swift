import Foundation
import StrataStorage
import Streams
import Testing

@testable import Payments

@Suite struct TransactionRepositoryTests {
  private let apiService = FakeTransactionApiService()
  private let localStorage = TransactionLocalStorageImpl(storage: InMemoryStorage())
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private var repository: TransactionRepositoryImpl { makeRepository(.gmt) }

  private func makeRepository(_ calendar: Calendar) -> TransactionRepositoryImpl {
    TransactionRepositoryImpl(
      apiService: apiService, localStorage: localStorage, calendar: calendar, now: { [now] in now }, report: { _ in })
  }

  @Test func givesTheStoredTransactionsFirst() async throws {
    apiService.transactions = [apiTransaction("1", Money(5))]
    let range = repository.getTransactions(from: try day("2026-01-01"), to: try day("2026-01-31", hour: 23))
    let fresh = TransactionList(transactions: [transaction("1", Money(5))], storedAt: nil)
    #expect(await range.collected().values == [fresh])
    #expect(apiService.ranges == ["2026-01-01...2026-01-31"])

    apiService.failure = .noConnection
    let offline = await repository.getTransactions(from: try day("2026-01-01"), to: try day("2026-01-31")).collected()
    #expect(offline.values == [TransactionList(transactions: fresh.transactions, storedAt: now)])
    #expect(offline.failure as? TransactionError == .offline)
  }

  /// At two in the morning of the 28th it is still the 27th in Greenwich.
  @Test func theDayThatTheUserPickedIsAskedFor() async throws {
    let night = try Date("2026-11-28T02:00:00+05:00", strategy: .iso8601)
    _ = await makeRepository(.tashkent).getTransactions(from: night, to: night).collected()
    #expect(apiService.ranges == ["2026-11-28...2026-11-28"])
  }

  @Test func storesEachRangeApart() async throws {
    apiService.transactions = [apiTransaction("1", Money(5))]
    _ = await repository.getTransactions(from: try day("2026-01-01"), to: try day("2026-01-02")).collected()
    #expect(try localStorage.transactions(from: "2026-01-01", to: "2026-01-02")?.storedAt == now)
    #expect(try localStorage.transactions(from: "2026-01-01", to: "2026-01-03") == nil)
  }

  /// Two windows have asked for the same days.
  @Test(.timeLimit(.minutes(5))) func aLateAnswerDoesNotReplaceANewerOneOnTheDevice() async throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let late = LateTransactionApiService(gate, [apiTransaction("1", Money(5))])
    let repository = TransactionRepositoryImpl(
      apiService: late, localStorage: localStorage, calendar: .gmt, now: { [now] in now }, report: { _ in })
    let (start, end) = (try day("2026-01-01"), try day("2026-01-31"))
    let first = Task { await repository.getTransactions(from: start, to: end).collected() }
    while late.isFree { await Task.yield() }
    #expect(await repository.getTransactions(from: start, to: end).collected().values.count == 1)
    open.finish()
    #expect(await first.value.values.last?.transactions.count == 1)
    #expect(try localStorage.transactions(from: "2026-01-01", to: "2026-01-31")?.transactions == [])
  }

  /// A device that cannot store hides no answer.
  @Test func givesTheAnswerWhereNothingCanBeStored() async throws {
    apiService.transactions = [apiTransaction("1", Money(5))]
    let reports = Reports()
    let repository = TransactionRepositoryImpl(
      apiService: apiService, localStorage: TransactionLocalStorageImpl(storage: FailingStorage()),
      calendar: .gmt, now: { [now] in now },
      report: reports.report)
    let answer = await repository.getTransactions(from: try day("2026-01-01"), to: try day("2026-01-31")).collected()
    #expect(answer.values == [TransactionList(transactions: [transaction("1", Money(5))], storedAt: nil)])
    #expect(answer.failure == nil)
    #expect(reports.all.count == 2)
  }

  /// What the device has is older than what was shown.
  @Test func transactionsThatCouldNotBeReplacedAreNotShownAgain() async throws {
    let storage = FullStorage()
    let repository = TransactionRepositoryImpl(
      apiService: apiService, localStorage: TransactionLocalStorageImpl(storage: storage), calendar: .gmt,
      now: { [now] in now }, report: { _ in })
    let range = repository.getTransactions(from: try day("2026-01-01"), to: try day("2026-01-31"))
    apiService.transactions = [apiTransaction("1", Money(5))]
    _ = await range.collected()
    apiService.transactions = []
    storage.isFull = true
    #expect(await range.collected().values.last == TransactionList(transactions: [], storedAt: nil))
    #expect(await range.collected().values == [TransactionList(transactions: [], storedAt: nil)])
    storage.isFull = false
    _ = await range.collected()
    #expect(await range.collected().values.first == TransactionList(transactions: [], storedAt: now))
  }

  @Test func keepsTheCurrencyOfTheServer() async throws {
    let dollars = Money(minor: 500, currency: "USD")
    apiService.transactions = [apiTransaction("1", dollars)]
    let answer = await repository.getTransactions(from: try day("2026-01-01"), to: try day("2026-01-31")).collected()
    #expect(answer.values.first?.transactions.map(\.amount) == [dollars])
  }
}
