import Foundation

/// The last answer to a range of days, and when it came.
struct ApiStoredTransactionsResponse: Codable, Equatable, Sendable {
  let transactions: [ApiTransactionResponse]
  let storedAt: Date
}
