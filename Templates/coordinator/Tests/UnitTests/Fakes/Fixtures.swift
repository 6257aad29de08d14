@testable import Members

extension User {
  static let ada = User(id: "1", name: "Ada", email: "ada@example.com", avatarURL: nil)
  static let bob = User(id: "2", name: "Bob", email: "bob@example.com", avatarURL: nil)
}

extension UserDTO {
  static let ada = UserDTO(id: "1", name: "Ada", email: "ada@example.com", avatarURL: nil)
}

extension Profile {
  static let ada = Profile(id: "1", phone: "+998901234567", name: "Ada", email: "ada@example.com")
}

extension ProfileDTO {
  static let ada = ProfileDTO(id: "1", phone: "+998901234567", name: "Ada", email: "ada@example.com")
}
