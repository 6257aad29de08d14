import Foundation
import Streams

protocol TransactionUseCase: Sendable {
  func getTransactions(from: Date, to: Date) -> Observable<TransactionList>
}

final class TransactionUseCaseImpl: TransactionUseCase {
  private let repository: any TransactionRepository
  private let calendar: Calendar

  init(repository: any TransactionRepository, calendar: Calendar) {
    self.repository = repository
    self.calendar = calendar
  }

  func getTransactions(from startDate: Date, to endDate: Date) -> Observable<TransactionList> {
    do {
      try validateDateRange(startDate, endDate)
    } catch {
      return .error(error)
    }
    return repository.getTransactions(from: startDate, to: endDate).map { list in
      TransactionList(transactions: Self.filterValidTransactions(list.transactions), storedAt: list.storedAt)
    }
  }

  /// In days, whatever the time of day: a range of 90 days begins 90 days before the day on which it ends.
  private func validateDateRange(_ start: Date, _ end: Date) throws {
    let (first, last) = (calendar.startOfDay(for: start), calendar.startOfDay(for: end))
    guard first <= last else { throw TransactionError.invalidDateRange }
    let days = calendar.dateComponents([.day], from: first, to: last).day ?? .max
    guard days <= 90 else { throw TransactionError.dateRangeTooLarge }
  }

  private static func filterValidTransactions(_ transactions: [Transaction]) -> [Transaction] {
    transactions.filter { $0.amount.minor > 0 }
  }
}
