import Foundation

/// Transactions, and how far to trust them.
struct TransactionList: Equatable, Sendable {
  let transactions: [Transaction]
  /// When they were stored, for those that come from the device; `nil`: as the server has them now.
  let storedAt: Date?
}
