final class SendUserChangesUseCase: Sendable {
  private let userRepository: any UserRepository

  init(userRepository: any UserRepository) {
    self.userRepository = userRepository
  }

  /// Sends what was changed on this device, until the task is cancelled.
  func execute() async throws(AppError) {
    try await userRepository.sendChanges()
  }
}
