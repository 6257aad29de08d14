/// What the server says about an error.
struct ErrorDTO: Codable, Equatable, Sendable {
  let error: String
  let message: String
}
