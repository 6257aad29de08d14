protocol SignOutUseCaseProtocol: Sendable {
  /// Signs out the user of a session, also where it throws; does nothing if the session has ended, since another user
  /// may have signed in.
  func execute(_ session: Session) async throws(AppError)
}

struct SignOutUseCase: SignOutUseCaseProtocol {
  private let sessionRepository: any SessionRepositoryProtocol

  init(sessionRepository: any SessionRepositoryProtocol) {
    self.sessionRepository = sessionRepository
  }

  func execute(_ session: Session) async throws(AppError) {
    try await sessionRepository.signOut(of: session)
  }
}
