/// What the server says about an error.
struct ApiErrorResponse: Codable, Equatable, Sendable {
  let error: String
  let message: String
}
