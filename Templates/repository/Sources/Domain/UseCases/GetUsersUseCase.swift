final class GetUsersUseCase: Sendable {
  private let userRepository: any UserRepository

  init(userRepository: any UserRepository) {
    self.userRepository = userRepository
  }

  /// The users in the order in which people look for them.
  func execute() async throws(AppError) -> UserList {
    let list = try await userRepository.refreshUsers()
    return UserList(users: list.users.sortedForPeople(), refreshFailure: list.refreshFailure)
  }
}
