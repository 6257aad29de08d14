/// The body of an error response.
struct ApiErrorResponse: Codable, Equatable, Sendable {
  let error: String
  let message: String
}
