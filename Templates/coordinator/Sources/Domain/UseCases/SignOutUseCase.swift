protocol SignOutUseCaseProtocol: Sendable {
  func execute() async
}

struct SignOutUseCase: SignOutUseCaseProtocol {
  private let sessionRepository: any SessionRepositoryProtocol

  init(sessionRepository: any SessionRepositoryProtocol) {
    self.sessionRepository = sessionRepository
  }

  func execute() async {
    await sessionRepository.signOut()
  }
}
