import Foundation

extension AuthError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .invalid(let error): error.text
    case .refused(let reason?): reason
    case .refused(nil):
      NSLocalizedString(
        "The server refused the request without giving a reason.", comment: "The server's answer has no message")
    case .sessionExpired:
      NSLocalizedString("Your session has expired. Please log in again.", comment: "The server ended the session")
    case .sessionChanged:
      NSLocalizedString(
        "Somebody logged in or out in another window meanwhile.",
        comment: "The user waited for the answer to a sign-in, which is not used")
    case .noConnection:
      NSLocalizedString(
        "There is no connection to the server. Please try again.",
        comment: "Also when the server does not answer in time")
    case .codeMayBeUsed:
      NSLocalizedString(
        "The server's answer was lost. Your code may be used up: please ask for a new one.",
        comment: "Whether the user was signed in is unknown")
    case .passwordMayBeSet:
      NSLocalizedString(
        "The server's answer was lost. Your new password may be set: log in with it, or ask for a new code.",
        comment: "Whether the password was changed is unknown")
    case .pictureMayBeSaved:
      NSLocalizedString(
        "The server did not confirm your picture. It may be saved: refresh to see it.",
        comment: "Whether the picture was saved is unknown")
    case .unknown:
      NSLocalizedString("Something went wrong. Please try again.", comment: "An error that the app does not know")
    }
  }
}
