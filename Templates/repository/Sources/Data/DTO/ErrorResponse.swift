/// What the server says when it refuses, whatever the route.
struct ErrorResponse: Decodable, Equatable, Sendable {
  /// For people.
  let message: String
}
