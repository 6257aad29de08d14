import StrataStorage

protocol TransactionLocalStorage: Sendable {
  func transactions(from: String, to: String) throws -> ApiStoredTransactionsResponse?
  func saveTransactions(_ transactions: ApiStoredTransactionsResponse, from: String, to: String) throws
}

final class TransactionLocalStorageImpl: TransactionLocalStorage {
  private let storage: any KeyValueStorage

  init(storage: any KeyValueStorage) {
    self.storage = storage
  }

  func transactions(from first: String, to last: String) throws -> ApiStoredTransactionsResponse? {
    try storage.value(for: key(first, last))
  }

  func saveTransactions(_ transactions: ApiStoredTransactionsResponse, from first: String, to last: String) throws {
    try storage.set(transactions, for: key(first, last))
  }

  private func key(_ first: String, _ last: String) -> StorageKey<ApiStoredTransactionsResponse> {
    StorageKey("transactions/\(first)/\(last)")
  }
}
