/// Why something did not work, in the terms of the app: all that its use cases throw. Presentation words it.
enum AppError: Error, Equatable, Sendable {
  /// The server could not be reached, or not in time.
  case offline
  case signedOut
  /// The stored session cannot be read now, such as before the first unlock of a device.
  case sessionUnreadable
  /// The user is signed out, but the session is still stored on the device.
  case sessionNotDeleted
  case invalidEmail
  case invalidPhone
  case emptyName
  case unknownUser
  /// The server did not do what it was asked.
  /// - Parameter reason: the server's message, if it gives one.
  case refused(reason: String?)
  case unavailable
}
