/// Why something about items did not work. Presentation words it.
public enum ItemsError: Error, Equatable, Sendable {
  case offline
  case notFound
  case emptyName
  /// - Parameter example: a price as the user may write it.
  case invalidPrice(example: String)
  /// - Parameter reason: in words for people, if the server gives one.
  case refused(reason: String?)
  case unavailable
}
