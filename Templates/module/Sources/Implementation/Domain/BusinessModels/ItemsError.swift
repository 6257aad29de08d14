/// Why something about items did not work. Presentation words it.
enum ItemsError: Error, Equatable, Sendable {
  case offline
  case notFound
  case emptyName
  /// What was typed is no price, or might be another one.
  case invalidPrice
  /// The cart takes no more of one item.
  case tooManyInCart(limit: Int)
  case cartUnavailable
  /// - Parameter reason: the server's message.
  case refused(reason: String)
  /// The server refused a repetition of the request: the change may have been made by the first one.
  case unconfirmed
  case unavailable
}
