import Foundation

extension TransactionError {
  /// What the user reads.
  var text: String {
    switch self {
    case .invalidDateRange:
      NSLocalizedString(
        "The end date must not be before the start date.", comment: "Error: the days of a list are in the wrong order")
    case .dateRangeTooLarge:
      NSLocalizedString("A date range can cover at most 90 days.", comment: "Error: too many days for a list")
    case .offline:
      NSLocalizedString("There is no connection to the server.", comment: "Error: a list was not loaded")
    case .refused(let reason): reason
    case .unavailable:
      NSLocalizedString(
        "The server is not available right now.", comment: "Error: the server failed, or its list cannot be read")
    }
  }
}
