import Foundation

extension TransactionError {
  /// What the user reads.
  var text: String {
    switch self {
    case .invalidDateRange:
      NSLocalizedString("The range ends before it starts.", comment: "Error: the days of a list are in the wrong order")
    case .dateRangeTooLarge:
      NSLocalizedString("A range may be 90 days long at most.", comment: "Error: too many days for a list")
    case .offline:
      NSLocalizedString("There is no connection to the server.", comment: "Error: a list was not loaded")
    case .refused(let reason): reason
    case .unavailable:
      NSLocalizedString(
        "The server cannot answer now.", comment: "Error: the server failed, or its list cannot be read")
    }
  }
}
