protocol TransactionLocalStorage: Sendable {
  func transactions(from: String, to: String) throws -> ApiStoredTransactionsResponse?
  func saveTransactions(_ transactions: ApiStoredTransactionsResponse, from: String, to: String) throws
}
