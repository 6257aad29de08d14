import Foundation

extension AuthError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .refused(let reason?): reason
    case .refused(nil): NSLocalizedString("The server refused the request and gives no reason.", comment: "")
    case .sessionExpired: NSLocalizedString("Your session has expired. Please sign in again.", comment: "")
    case .noConnection: NSLocalizedString("There is no connection to the server. Please try again.", comment: "")
    case .unknown: NSLocalizedString("Something went wrong. Please try again.", comment: "")
    }
  }
}
