final class DiscardUserChangesUseCase: Sendable {
  private let userRepository: any UserRepository

  init(userRepository: any UserRepository) {
    self.userRepository = userRepository
  }

  /// Takes back what was changed on this device and not saved by the server.
  /// - Returns: the user without these changes.
  func execute(userId: String) async throws(AppError) -> User {
    try await userRepository.discardChanges(of: userId)
  }
}
