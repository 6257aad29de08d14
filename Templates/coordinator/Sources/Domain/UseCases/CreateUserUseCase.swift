protocol CreateUserUseCaseProtocol: Sendable {
  /// Creates the user of a draft. For an address that cannot be one, no request is sent.
  func execute(_ draft: UserDraft) async throws(AppError) -> User
}

struct CreateUserUseCase: CreateUserUseCaseProtocol {
  private let userRepository: any UserRepositoryProtocol

  init(userRepository: any UserRepositoryProtocol) {
    self.userRepository = userRepository
  }

  func execute(_ draft: UserDraft) async throws(AppError) -> User {
    guard draft.email.isEmailAddress else { throw .invalidEmail }
    return try await userRepository.createUser(draft)
  }
}
