/// Writes down what no user has to know.
public protocol Logger: Sendable {
  /// Takes a message about a failure that changes nothing for the user, such as a cache that cannot be written.
  func report(_ message: String)
}
