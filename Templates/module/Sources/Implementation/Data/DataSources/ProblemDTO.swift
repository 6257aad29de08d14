/// What the server says about an error.
struct ProblemDTO: Codable, Equatable, Sendable {
  let error: String
  let message: String
}
