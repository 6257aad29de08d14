import Foundation

extension AppError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .offline: NSLocalizedString("There is no connection to the server.", comment: "")
    case .network: NSLocalizedString("The server cannot answer now.", comment: "")
    case .invalid(let reason?): reason
    case .invalid(nil): NSLocalizedString("The server refused the request and gives no reason.", comment: "")
    case .notFound(let id):
      NSLocalizedString("There is no user %@.", comment: "").replacingOccurrences(of: "%@", with: id)
    case .unauthorized: NSLocalizedString("Please sign in again.", comment: "")
    case .emptyName: NSLocalizedString("A user needs a name.", comment: "")
    case .unknown: NSLocalizedString("Something went wrong.", comment: "")
    }
  }
}
