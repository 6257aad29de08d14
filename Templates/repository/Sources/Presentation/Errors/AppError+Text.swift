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
      String(format: NSLocalizedString("There is no entry %@.", comment: "The number of the entry"), id)
    case .unauthorized: NSLocalizedString("Please sign in again.", comment: "The server does not accept the session")
    case .emptyName: NSLocalizedString("Enter a name.", comment: "The field for the name is empty")
    case .changeIsBeingSent:
      NSLocalizedString(
        "The change is being sent and can no longer be discarded.", comment: "The user wanted to discard a new name")
    case .changeMayHaveArrived:
      NSLocalizedString(
        "The change was discarded, but the server may already have it. Refresh the list to see.",
        comment: "The user discarded a new name whose answer was lost")
    case .unknown: NSLocalizedString("Something went wrong.", comment: "An error that the app does not know")
    }
  }
}
