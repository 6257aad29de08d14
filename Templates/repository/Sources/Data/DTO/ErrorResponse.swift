/// What the API says when it refuses, whatever the route. With both fields it is told from the answers of other servers on the
/// way, such as a proxy's.
struct ErrorResponse: Decodable, Equatable, Sendable {
  /// For programs.
  let error: String
  /// For people, in the language of the server.
  let message: String
}
