import Foundation
import StrataNetwork
import Streams

final class TransactionRepositoryImpl: TransactionRepository {
  private let apiService: any TransactionApiService
  private let localStorage: any TransactionLocalStorage
  private let now: @Sendable () -> Date

  init(
    apiService: any TransactionApiService, localStorage: any TransactionLocalStorage,
    now: @escaping @Sendable () -> Date
  ) {
    self.apiService = apiService
    self.localStorage = localStorage
    self.now = now
  }

  func getTransactions(from startDate: Date, to endDate: Date) -> Observable<TransactionList> {
    let (first, last) = (Self.day(startDate), Self.day(endDate))
    return stored(first, last).concat(fetched(first, last).asObservable())
  }

  private func stored(_ first: String, _ last: String) -> Observable<TransactionList> {
    do {
      guard let stored = try localStorage.transactions(from: first, to: last) else { return .empty() }
      return .just(
        TransactionList(transactions: stored.transactions.map(\.transaction), storedAt: stored.storedAt))
    } catch {
      return .error(error)
    }
  }

  private func fetched(_ first: String, _ last: String) -> Single<TransactionList> {
    apiService.getTransactions(from: first, to: last)
      .do(onSuccess: { [localStorage, now] transactions in
        try localStorage.saveTransactions(
          ApiStoredTransactionsResponse(transactions: transactions, storedAt: now()), from: first, to: last)
      })
      .map { TransactionList(transactions: $0.map(\.transaction), storedAt: nil) }
      .catch { .error(TransactionError($0)) }
  }

  private static func day(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day())
  }
}
