/// Why another module does not get an item. That module words it.
public enum ItemsModuleError: Error, Equatable, Sendable {
  case offline
  case notFound
  /// - Parameter reason: the server's message.
  case refused(reason: String)
  case unavailable
}
