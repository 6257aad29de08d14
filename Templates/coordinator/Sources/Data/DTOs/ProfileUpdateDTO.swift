/// What the server takes to change the profile.
struct ProfileUpdateDTO: Codable, Equatable, Sendable {
  let name: String
  let email: String
}
