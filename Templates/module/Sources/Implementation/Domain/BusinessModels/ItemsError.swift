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
  /// The answer to a change was lost, or a repetition of it was refused: the change may have been made.
  case unconfirmed
  case unavailable
}
