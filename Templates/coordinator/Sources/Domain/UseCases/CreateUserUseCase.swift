protocol CreateUserUseCaseProtocol: Sendable {
  /// - Throws: `AppError`, also for an address that can be none; nothing is sent then.
  func execute(name: String, email: String) async throws -> User
}

struct CreateUserUseCase: CreateUserUseCaseProtocol {
  private let userRepository: any UserRepositoryProtocol

  init(userRepository: any UserRepositoryProtocol) {
    self.userRepository = userRepository
  }

  func execute(name: String, email: String) async throws -> User {
    guard email.isEmailAddress else { throw AppError.invalidEmail }
    return try await userRepository.createUser(NewUser(name: name, email: email))
  }
}
