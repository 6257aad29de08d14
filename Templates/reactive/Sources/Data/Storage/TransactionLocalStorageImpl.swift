import StrataStorage

/// Keeps the answers to the last ranges: a new range begins every day.
final class TransactionLocalStorageImpl: TransactionLocalStorage {
  static let limit = 10
  private let ranges: RecentValues<ApiStoredTransactionsResponse>

  init(storage: any KeyValueStorage) {
    ranges = RecentValues(storage, name: "transactions", limit: Self.limit)
  }

  func transactions(from first: String, to last: String) throws -> ApiStoredTransactionsResponse? {
    try ranges.value(for: Self.key(first, last))
  }

  func saveTransactions(_ transactions: ApiStoredTransactionsResponse, from first: String, to last: String) throws {
    try ranges.set(transactions, for: Self.key(first, last))
  }

  /// Days have no slash.
  private static func key(_ first: String, _ last: String) -> String { "\(first)/\(last)" }
}
