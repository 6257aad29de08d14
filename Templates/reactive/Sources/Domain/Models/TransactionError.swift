/// Why there are no transactions to see. Presentation words it.
enum TransactionError: Error, Equatable, Sendable {
  case invalidDateRange
  case dateRangeTooLarge
  case offline
  /// - Parameter reason: the server's message.
  case refused(reason: String)
  case unavailable
}
