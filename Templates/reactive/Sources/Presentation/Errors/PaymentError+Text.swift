import Foundation

extension PaymentError {
  /// What the user reads.
  /// - Parameter locale: how an example of an amount is written.
  func text(_ locale: Locale) -> String {
    switch self {
    case .invalidAmount:
      NSLocalizedString(
        "The amount must be a number over 1,000 UZS.", comment: "Error: the amount of a payment is too low")
    case .unreadableAmount:
      String.localizedStringWithFormat(
        NSLocalizedString(
          "An amount is a number with two decimals at most, like %@.",
          comment: "Error: the amount of a payment cannot be read. %@ is an amount as the user may write it"),
        Money(minor: 150_050).amountText(locale))
    case .amountTooHigh:
      NSLocalizedString(
        "Amount and fee may be 50,000,000 UZS at most.", comment: "Error: the amount of a payment is too high")
    case .unexpectedAmount:
      NSLocalizedString(
        "The payment was made, but its amount is not the one that was to be paid.",
        comment: "Error: the server paid another amount")
    case .unexpectedFee:
      NSLocalizedString(
        "The payment was made, but its fee is not the one that was agreed.",
        comment: "Error: the server charged another fee than one percent")
    case .offline:
      NSLocalizedString(
        "There is no connection to the server. The payment may be sent again: it is made once.",
        comment: "Error: a payment was not answered")
    case .refused(let reason, _): reason
    case .storageUnavailable:
      NSLocalizedString(
        "Payments cannot be stored on this device. Nothing was sent.",
        comment: "Error: the app does not send a payment of which it cannot keep a record")
    case .unavailable:
      NSLocalizedString(
        "The server cannot answer now. The payment may be sent again: it is made once.",
        comment: "Error: the server failed, or its answer to a payment cannot be read")
    }
  }
}
