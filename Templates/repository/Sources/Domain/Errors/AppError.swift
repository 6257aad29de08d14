/// What can go wrong, in the terms of the app. The data layer maps its errors to these, presentation words them.
enum AppError: Error {
  /// The server could not be asked, or could not answer. In words for people.
  case network(String)
  case notFound(id: String)
  case unauthorized
  /// The server does not take this value. In words for people.
  case invalid(String)
  /// A user needs a name.
  case emptyName
  case unknown((any Error)?)
}
