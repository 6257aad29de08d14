protocol ObserveSessionUseCaseProtocol: Sendable {
  /// The session of now, then each change of it, for each window.
  func execute() -> AsyncStream<Session>
}

struct ObserveSessionUseCase: ObserveSessionUseCaseProtocol {
  private let sessionRepository: any SessionRepositoryProtocol

  init(sessionRepository: any SessionRepositoryProtocol) {
    self.sessionRepository = sessionRepository
  }

  func execute() -> AsyncStream<Session> {
    sessionRepository.sessions()
  }
}
