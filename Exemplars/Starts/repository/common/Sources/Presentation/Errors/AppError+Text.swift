import Foundation

extension AppError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .offline:
      NSLocalizedString(
        "There is no connection to the server.", comment: "Also when the server does not answer in time")
    case .network:
      NSLocalizedString(
        "The server is not available right now.", comment: "The server is in trouble, or its answer cannot be read")
    case .invalid(let reason?): reason
    case .invalid(nil):
      NSLocalizedString(
        "The server refused the request without giving a reason.", comment: "The server's answer has no message")
    case .notFound(let id):
      String(format: NSLocalizedString("There is nothing with the number %@.", comment: "%@ is the number"), id)
    case .unauthorized: NSLocalizedString("Please sign in again.", comment: "The server does not accept the session")
    case .unknown: NSLocalizedString("Something went wrong.", comment: "An error that the app does not know")
    }
  }
}
