final class ObserveUsersUseCase: Sendable {
  private let userRepository: any UserRepository

  init(userRepository: any UserRepository) {
    self.userRepository = userRepository
  }

  /// The stored users, now and after each change. Sends no request.
  func execute() -> AsyncThrowingStream<[User], any Error> {
    userRepository.getUsers()
  }
}
