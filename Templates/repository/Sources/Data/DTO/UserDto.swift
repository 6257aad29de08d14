struct UserDto: Codable, Equatable, Sendable {
  let id: String
  let name: String
  let email: String
}

extension UserDto {
  func toDomain() -> User {
    User(id: id, name: name, email: email)
  }
}
