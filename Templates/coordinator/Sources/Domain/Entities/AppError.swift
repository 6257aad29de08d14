/// Why something did not work, in the terms of the app. Presentation words it.
enum AppError: Error, Equatable, Sendable {
  case offline
  case signedOut
  case invalidEmail
  case invalidPhone
  case emptyName
  case unknownUser
  /// - Parameter reason: in words for people, if the server gives one.
  case refused(reason: String?)
  case unavailable
}
