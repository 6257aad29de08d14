/// A user as the server sends it and the device stores it.
struct UserDTO: Codable, Equatable, Sendable {
  let id: String
  let name: String
  let email: String
  let avatarURL: String?

  var user: User {
    User(id: id, name: name, email: email, avatarURL: avatarURL)
  }
}
