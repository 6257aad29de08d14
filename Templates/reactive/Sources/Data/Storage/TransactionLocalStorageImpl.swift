import StrataStorage

/// Keeps the answers to the last ranges: a new one begins every day, and nobody comes to tidy up.
///
/// All are one value. Of two that are stored at the same moment one may be lost: it is fetched again.
final class TransactionLocalStorageImpl: TransactionLocalStorage {
  static let limit = 10
  private static let key = StorageKey<ApiStoredRangesResponse>("transactions")
  private let storage: any KeyValueStorage

  init(storage: any KeyValueStorage) {
    self.storage = storage
  }

  func transactions(from first: String, to last: String) throws -> ApiStoredTransactionsResponse? {
    try stored().transactions(from: first, to: last)
  }

  func saveTransactions(_ transactions: ApiStoredTransactionsResponse, from first: String, to last: String) throws {
    var stored = try stored()
    stored.add(transactions, from: first, to: last, limit: Self.limit)
    try storage.set(stored, for: Self.key)
  }

  /// What another version of the app stored, and this one cannot read, is fetched again.
  private func stored() throws -> ApiStoredRangesResponse {
    do throws(KeyValueStorageError) {
      return try storage.value(for: Self.key) ?? ApiStoredRangesResponse()
    } catch {
      guard case .undecodable = error else { throw error }
      return ApiStoredRangesResponse()
    }
  }
}
