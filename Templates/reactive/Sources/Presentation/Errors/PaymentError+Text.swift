import Foundation

extension PaymentError {
  /// What the user reads.
  /// - Parameter locale: how an example of an amount is written.
  func text(_ locale: Locale) -> String {
    switch self {
    case .invalidAmount:
      NSLocalizedString(
        "The amount must be more than 1,000 UZS.", comment: "Error: the amount of a payment is too low")
    case .unreadableAmount:
      String.localizedStringWithFormat(
        NSLocalizedString(
          "Enter an amount with at most two decimal places, such as %@.",
          comment: "Error: the amount of a payment cannot be read. %@ is an amount as the user may write it"),
        Money(minor: 150_050).amountText(locale))
    case .amountTooHigh:
      NSLocalizedString(
        "The amount and the fee together can be at most 50,000,000 UZS.",
        comment: "Error: the amount of a payment is too high")
    case .unexpectedAmount:
      NSLocalizedString(
        "The payment was made, but for a different amount than you entered.",
        comment: "Error: the server paid another amount")
    case .unexpectedFee:
      NSLocalizedString(
        "The payment was made, but with a different fee than agreed.",
        comment: "Error: the server charged another fee than one percent")
    case .offline:
      NSLocalizedString(
        "There is no connection to the server. You can send the payment again: it is made only once.",
        comment: "Error: a payment was not answered")
    case .refused(let reason, _): reason
    case .storageUnavailable:
      NSLocalizedString(
        "Payments cannot be saved on this device. Nothing was sent.",
        comment: "Error: the app does not send a payment of which it cannot keep a record")
    case .tooManyUnanswered:
      NSLocalizedString(
        "Too many payments have not been answered. Send those again or discard them first. Nothing was sent.",
        comment: "Error: the app sends no payment while it keeps the keys of so many others")
    case .unavailable:
      NSLocalizedString(
        "The server is not available right now. You can send the payment again: it is made only once.",
        comment: "Error: the server failed, or its answer to a payment cannot be read")
    }
  }
}
