protocol UserRepositoryProtocol: Sendable {
  /// The server's users, or the stored ones where there is no connection.
  func getUsers() async throws(AppError) -> UserList

  /// Creates the user of a draft, once: a draft whose creation was not answered may be sent again.
  func createUser(_ draft: UserDraft) async throws(AppError) -> User
}
