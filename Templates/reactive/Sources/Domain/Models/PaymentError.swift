/// Why there is no payment. Presentation words it.
enum PaymentError: Error, Equatable, Sendable {
  case invalidAmount
  /// What was typed is no amount, or might be another one.
  /// - Parameter example: an amount as the user may write it.
  case unreadableAmount(example: String)
  case amountTooHigh
  /// The server paid another amount.
  case unexpectedAmount
  /// The server charged another fee than 1 %.
  case unexpectedFee
  case offline
  /// - Parameter reason: in words for people, if the server gives one.
  case refused(reason: String?)
  case unavailable

  /// Whether the payment may have been made: nobody answered.
  var isUnanswered: Bool { self == .offline || self == .unavailable }
}
