/// Why something about the cart did not work. Presentation words it.
public enum CartError: Error, Equatable, Sendable {
  case tooMany(limit: Int)
  /// - Parameter reason: in words for people.
  case itemUnavailable(reason: String)
  case unavailable
}
