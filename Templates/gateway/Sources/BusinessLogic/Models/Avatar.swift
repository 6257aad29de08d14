/// The picture of a user, as the server has it.
struct Avatar: Equatable, Sendable {
  /// The server takes no larger picture.
  static let mostBytes = 1_000_000

  let path: String
}
