import Foundation

extension PaymentError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .invalidAmount: NSLocalizedString("The amount must be a number over 1,000 UZS.", comment: "")
    case .unreadableAmount(let example):
      NSLocalizedString("An amount is a number with two decimals at most, like %@.", comment: "")
        .replacingOccurrences(of: "%@", with: example)
    case .amountTooHigh: NSLocalizedString("Amount and fee may be 50,000,000 UZS at most.", comment: "")
    case .unexpectedAmount: NSLocalizedString("The amount is not the one that was to be paid.", comment: "")
    case .unexpectedFee: NSLocalizedString("The fee is not the one that was agreed.", comment: "")
    case .offline:
      NSLocalizedString(
        "There is no connection to the server. The payment may be sent again: it is made once.", comment: "")
    case .refused(let reason?): reason
    case .refused(nil): NSLocalizedString("The server refused the request and gives no reason.", comment: "")
    case .unavailable: NSLocalizedString("The server cannot answer now.", comment: "")
    }
  }
}
