final class ObserveUsersUseCase: Sendable {
  private let userRepository: any UserRepository

  init(userRepository: any UserRepository) {
    self.userRepository = userRepository
  }

  /// The stored users, now and after each change. Sends no request.
  func execute() -> AsyncThrowingStream<[User], any Error> {
    let stored = userRepository.getUsers()
    return AsyncThrowingStream { continuation in
      let forwarding = Task {
        do {
          for try await users in stored { continuation.yield(users.sortedForPeople()) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in forwarding.cancel() }
    }
  }
}
