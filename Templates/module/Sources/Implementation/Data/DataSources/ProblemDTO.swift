/// The body of an error response.
struct ProblemDTO: Codable, Equatable, Sendable {
  let error: String
  let message: String
}
