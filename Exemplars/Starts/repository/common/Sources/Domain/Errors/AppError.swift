/// What can go wrong, in the terms of the app. The data layer maps its errors to these, presentation words them.
enum AppError: Error {
  /// The server could not be reached, or not in time.
  case offline
  /// The server did not send what was requested. The string is for a log.
  case network(String)
  case notFound(id: String)
  case unauthorized
  /// The server does not take this value; it may say why.
  case invalid(String?)
  case unknown((any Error)?)
}
