protocol UserRepositoryProtocol: Sendable {
  /// The server's users, or the stored ones where there is no connection.
  func getUsers() async throws -> UserList

  func createUser(_ user: NewUser) async throws -> User
}
