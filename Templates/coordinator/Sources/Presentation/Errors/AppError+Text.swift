import Foundation

extension AppError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .offline:
      NSLocalizedString(
        "There is no connection to the server.", comment: "Also when the server does not answer in time")
    case .signedOut: NSLocalizedString("Please sign in.", comment: "Nobody is signed in, or the session is over")
    case .sessionUnreadable:
      NSLocalizedString("Your session cannot be read now.", comment: "The device is locked, or its keychain fails")
    case .sessionNotDeleted:
      NSLocalizedString(
        "You are signed out, but your session could not be deleted from this device.",
        comment: "The keychain fails: the app would begin with the session the next time")
    case .sessionChanged:
      NSLocalizedString(
        "Somebody signed in or out in another window meanwhile.",
        comment: "The user waited for the answer to a sign-in, which is not used")
    case .codeMayBeUsed:
      NSLocalizedString(
        "The server's answer was lost. Your code may be used up: please ask for a new one.",
        comment: "Whether the user was signed in is unknown")
    case .unconfirmed:
      NSLocalizedString(
        "The server did not confirm your change. It may be saved.", comment: "Whether the change was saved is unknown")
    case .invalidEmail:
      NSLocalizedString("Enter an e-mail address such as ada@example.com.", comment: "The address is incomplete")
    case .invalidPhone:
      NSLocalizedString(
        "Enter a phone number such as +998901234567.", comment: "The number is incomplete or has letters")
    case .emptyName: NSLocalizedString("Enter a name.", comment: "The field for the name is empty")
    case .unknownUser: NSLocalizedString("There is no such user.", comment: "A link names a user who does not exist")
    case .refused(let reason?): reason
    case .refused(nil):
      NSLocalizedString(
        "The server refused the request without giving a reason.", comment: "The server's answer has no message")
    case .unavailable:
      NSLocalizedString(
        "The server is not available right now.", comment: "The server is in trouble, or its answer cannot be read")
    }
  }
}
