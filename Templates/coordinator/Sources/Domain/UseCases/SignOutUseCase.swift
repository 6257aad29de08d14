protocol SignOutUseCaseProtocol: Sendable {
  /// Signs out, also where it throws.
  func execute() async throws(AppError)
}

struct SignOutUseCase: SignOutUseCaseProtocol {
  private let sessionRepository: any SessionRepositoryProtocol

  init(sessionRepository: any SessionRepositoryProtocol) {
    self.sessionRepository = sessionRepository
  }

  func execute() async throws(AppError) {
    try await sessionRepository.signOut()
  }
}
