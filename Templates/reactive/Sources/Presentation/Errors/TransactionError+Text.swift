import Foundation

extension TransactionError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .invalidDateRange: NSLocalizedString("The range ends before it starts.", comment: "")
    case .dateRangeTooLarge: NSLocalizedString("A range may be 90 days long at most.", comment: "")
    case .offline: NSLocalizedString("There is no connection to the server.", comment: "")
    case .refused(let reason?): reason
    case .refused(nil): NSLocalizedString("The server refused the request and gives no reason.", comment: "")
    case .unavailable: NSLocalizedString("The server cannot answer now.", comment: "")
    }
  }
}
