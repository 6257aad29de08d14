final class GetUserUseCase: Sendable {
  private let userRepository: any UserRepository

  init(userRepository: any UserRepository) {
    self.userRepository = userRepository
  }

  func execute(userId: String) async throws(AppError) -> User {
    try await userRepository.getUser(id: userId)
  }
}
