final class ObserveUserUseCase: Sendable {
  private let userRepository: any UserRepository

  init(userRepository: any UserRepository) {
    self.userRepository = userRepository
  }

  /// The stored user, now and after each change of any user. Sends no request.
  func execute(userId: String) -> AsyncThrowingStream<User, any Error> {
    let stored = userRepository.getUsers()
    return AsyncThrowingStream { continuation in
      let forwarding = Task {
        do {
          for try await users in stored {
            if let user = users.first(where: { $0.id == userId }) { continuation.yield(user) }
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in forwarding.cancel() }
    }
  }
}
