/// What the server lets be changed of a user.
struct SaveUserRequest: Codable, Equatable, Sendable {
  let name: String
  let email: String
}
