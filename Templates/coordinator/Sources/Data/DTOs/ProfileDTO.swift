/// The profile as the server sends it.
struct ProfileDTO: Codable, Equatable, Sendable {
  let id: String
  let phone: String
  let name: String
  let email: String

  var profile: Profile {
    Profile(id: id, phone: phone, name: name, email: email)
  }
}
