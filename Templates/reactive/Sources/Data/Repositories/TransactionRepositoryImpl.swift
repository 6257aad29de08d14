import Foundation
import Streams

/// What is stored makes nothing fail: where it cannot be read or written, the server's answer is shown all the same.
final class TransactionRepositoryImpl: TransactionRepository {
  private let apiService: any TransactionApiService
  private let localStorage: any TransactionLocalStorage
  private let newest = NewestAnswers()
  private let calendar: Calendar
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - calendar: whose days the dates mean.
  ///   - report: gets a message when stored transactions cannot be read or written.
  init(
    apiService: any TransactionApiService, localStorage: any TransactionLocalStorage,
    calendar: Calendar, now: @escaping @Sendable () -> Date, report: @escaping @Sendable (String) -> Void
  ) {
    self.apiService = apiService
    self.localStorage = localStorage
    self.calendar = calendar
    self.now = now
    self.report = report
  }

  func getTransactions(from startDate: Date, to endDate: Date) -> Observable<TransactionList> {
    let (first, last) = (day(startDate), day(endDate))
    return stored(first, last).concat(fetched(first, last).asObservable())
  }

  private func stored(_ first: String, _ last: String) -> Observable<TransactionList> {
    .deferred { [localStorage, newest, report] in
      do {
        guard !newest.isUnstored("\(first)/\(last)"),
          let stored = try localStorage.transactions(from: first, to: last)
        else { return .empty() }
        return .just(
          TransactionList(transactions: stored.transactions.map(\.transaction), storedAt: stored.storedAt))
      } catch {
        report("the stored transactions cannot be read: \(error)")
        return .empty()
      }
    }
  }

  private func fetched(_ first: String, _ last: String) -> Single<TransactionList> {
    .deferred { [apiService, newest, localStorage, now, report] in
      let number = newest.begin()
      return apiService.getTransactions(from: first, to: last)
        .do(onSuccess: { transactions in
          do {
            // Answers may come in any order; an older one must not replace a newer one on the device.
            try newest.take(number, to: "\(first)/\(last)") {
              try localStorage.saveTransactions(
                ApiStoredTransactionsResponse(transactions: transactions, storedAt: now()), from: first, to: last)
            }
          } catch {
            report("the transactions cannot be stored: \(error)")
          }
        })
        .map { TransactionList(transactions: $0.map(\.transaction), storedAt: nil) }
        .catch { .error(TransactionError(NetworkFailure($0))) }
    }
  }

  /// The day that the user picked, as the server writes it. No other place turns a date into a day.
  private func day(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day())
  }
}
