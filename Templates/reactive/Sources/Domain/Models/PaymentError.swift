/// Why there is no payment. Presentation words it.
enum PaymentError: Error, Equatable, Sendable {
  case invalidAmount
  /// What was typed is no amount, or might be another one.
  case unreadableAmount
  case amountTooHigh
  /// The server paid another amount, or in another currency.
  case unexpectedAmount
  /// The server charged another fee than 1 %.
  case unexpectedFee
  case offline
  /// - Parameters:
  ///   - reason: the server's message.
  ///   - isFinal: whether it is certain that the payment was not made. It is not where the payment was sent before.
  case refused(reason: String, isFinal: Bool)
  /// The device cannot store that the payment is sent, so it was not sent.
  case storageUnavailable
  /// So many payments wait for an answer that the device keeps no further key, so it was not sent.
  case tooManyUnanswered
  case unavailable

  /// Whether the payment may have been made.
  var isUnanswered: Bool {
    switch self {
    case .offline, .unavailable, .refused(_, isFinal: false): true
    default: false
    }
  }

  /// Whether the payment was made, with another amount or fee.
  var isMade: Bool { self == .unexpectedAmount || self == .unexpectedFee }
}
