/// Why something did not work, in the terms of the app: all that its use cases throw. Presentation words it.
enum AppError: Error, Equatable, Sendable {
  /// The server could not be reached, or not in time.
  case offline
  case signedOut
  /// Somebody has signed in or out in another window, while the server was asked.
  case sessionChanged
  /// The stored session cannot be read now, such as before the first unlock of a device.
  case sessionUnreadable
  /// The user is signed out, but the session is still stored on the device.
  case sessionNotDeleted
  /// The answer to a code was lost: the server may have taken it.
  case codeMayBeUsed
  /// The server may have done what it was asked: it did not confirm it.
  case unconfirmed
  case invalidEmail
  case invalidPhone
  case emptyName
  case unknownUser
  /// The server did not do what it was asked.
  /// - Parameter reason: the server's message, if it gives one.
  case refused(reason: String?)
  case unavailable
}
