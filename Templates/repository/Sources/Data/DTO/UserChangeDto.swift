/// A change of a user that waits to be sent, as the journal stores it.
struct UserChangeDto: Codable, Equatable, Sendable {
  let id: String
  let request: SaveUserRequest
}

extension UserChangeDto {
  func toDomain() -> User {
    User(id: id, name: request.name, email: request.email)
  }
}
