import Foundation
import Streams
import Testing

@testable import Payments

/// The rules of guide 004: at most 90 days, positive amounts only.
@Suite struct TransactionUseCaseTests {
  private let repository = FakeTransactionRepository()

  private var useCase: TransactionUseCaseImpl {
    TransactionUseCaseImpl(repository: repository, calendar: .gmt)
  }

  @Test(arguments: [
    ("2026-01-31", 0, "2026-01-31", 0), ("2025-11-02", 0, "2026-01-31", 0), ("2025-11-02", 23, "2026-01-31", 1),
  ])
  func asksForRangesOfNinetyDaysAtMost(first: String, from: Int, last: String, to: Int) async throws {
    let range = useCase.getTransactions(from: try day(first, hour: from), to: try day(last, hour: to))
    #expect(await range.collected().failure == nil)
    #expect(repository.asked == 1)
  }

  /// A range begins on the user's day, which is the day before in Greenwich.
  @Test func countsTheDaysOfTheUser() async throws {
    let useCase = TransactionUseCaseImpl(repository: repository, calendar: .tashkent)
    let (first, last) = (try day("2025-11-01", hour: 20), try day("2026-01-31", hour: 9))
    #expect(await useCase.getTransactions(from: first, to: last).collected().failure == nil)
  }

  @Test func refusesNinetyOneDays() async throws {
    let range = useCase.getTransactions(from: try day("2025-11-01", hour: 23), to: try day("2026-01-31"))
    #expect(await range.collected().failure as? TransactionError == .dateRangeTooLarge)
    #expect(repository.asked == 0)
  }

  @Test func refusesARangeThatEndsBeforeItStarts() async throws {
    let range = useCase.getTransactions(from: try day("2026-01-31"), to: try day("2026-01-30", hour: 23))
    #expect(await range.collected().failure as? TransactionError == .invalidDateRange)
    #expect(repository.asked == 0)
  }

  @Test func keepsPositiveAmountsOnly() async throws {
    let all = [Money(minor: 1), Money(minor: 0), Money(minor: -1), Money(5)].enumerated().map {
      transaction("\($0.offset)", $0.element)
    }
    repository.lists = [TransactionList(transactions: all, storedAt: try day("2026-01-01"))]
    let lists = await useCase.getTransactions(from: try day("2026-01-31"), to: try day("2026-01-31")).collected().values
    #expect(lists.map { $0.transactions.map(\.id) } == [["0", "3"]])
    #expect(lists.first?.storedAt == (try day("2026-01-01")))
  }
}
