final class GetUsersUseCase: Sendable {
  private let userRepository: any UserRepository

  init(userRepository: any UserRepository) {
    self.userRepository = userRepository
  }

  /// The users, fetched; those of the last time where that fails.
  func execute() async throws(AppError) -> UserList {
    try await userRepository.refreshUsers()
  }
}
