import Foundation

extension AppError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .offline: NSLocalizedString("There is no connection to the server.", comment: "")
    case .signedOut: NSLocalizedString("Please sign in.", comment: "")
    case .invalidEmail: NSLocalizedString("This is no e-mail address.", comment: "")
    case .invalidPhone:
      NSLocalizedString("A phone number begins with + and the country, like +998901234567.", comment: "")
    case .emptyName: NSLocalizedString("A name is needed.", comment: "")
    case .unknownUser: NSLocalizedString("There is no such user.", comment: "")
    case .refused(let reason?): reason
    case .refused(nil): NSLocalizedString("The server refused the request and gives no reason.", comment: "")
    case .unavailable: NSLocalizedString("The server cannot answer now.", comment: "")
    }
  }
}
