/// Whom to send a one-time code.
struct CodeRequestDTO: Codable, Equatable, Sendable {
  let phone: String
}
