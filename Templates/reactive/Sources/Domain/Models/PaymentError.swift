import Foundation

/// Why there is no payment.
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
  case refused(reason: String)
  case unavailable

  /// Whether the payment may have been made: nobody answered.
  var isUnanswered: Bool { self == .offline || self == .unavailable }
}

extension PaymentError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .invalidAmount: "The amount must be a number over 1,000 UZS."
    case .unreadableAmount(let example): "An amount is a number with two decimals at most, like \(example)."
    case .amountTooHigh: "Amount and fee may be 50,000,000 UZS at most."
    case .unexpectedAmount: "The amount is not the one that was to be paid."
    case .unexpectedFee: "The fee is not the one that was agreed."
    case .offline: "There is no connection to the server. The payment may be sent again: it is made once."
    case .refused(let reason): reason
    case .unavailable: "The server cannot answer now."
    }
  }
}
