import Foundation

/// Why there are no transactions to see.
enum TransactionError: Error, Equatable, Sendable {
  case invalidDateRange
  case dateRangeTooLarge
  case offline
  case refused(reason: String)
  case unavailable
}

extension TransactionError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .invalidDateRange: "The range ends before it starts."
    case .dateRangeTooLarge: "A range may be 90 days long at most."
    case .offline: "There is no connection to the server."
    case .refused(let reason): reason
    case .unavailable: "The server cannot answer now."
    }
  }
}
