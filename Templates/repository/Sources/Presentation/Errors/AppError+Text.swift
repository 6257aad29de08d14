import Foundation

extension AppError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .network(let message), .invalid(let message): message
    case .notFound(let id):
      NSLocalizedString("There is no user %@.", comment: "").replacingOccurrences(of: "%@", with: id)
    case .unauthorized: NSLocalizedString("Please sign in again.", comment: "")
    case .emptyName: NSLocalizedString("A user needs a name.", comment: "")
    case .unknown(let error?): error.localizedDescription
    case .unknown(nil): NSLocalizedString("Something went wrong.", comment: "")
    }
  }
}
