/// The server's error body.
struct ErrorDTO: Codable, Equatable, Sendable {
  let error: String
  let message: String
}
