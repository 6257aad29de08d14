/// What the server takes to create a user.
struct NewUserDTO: Codable, Equatable, Sendable {
  let name: String
  let email: String
}
