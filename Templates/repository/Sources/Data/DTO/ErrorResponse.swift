/// The API's error body, whatever the route. Both fields distinguish it from the answers of other servers on the
/// way, such as a proxy's.
struct ErrorResponse: Decodable, Equatable, Sendable {
  /// For programs.
  let error: String
  /// For people, in the language of the server.
  let message: String
}
