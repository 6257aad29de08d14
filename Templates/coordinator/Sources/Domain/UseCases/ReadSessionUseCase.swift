protocol ReadSessionUseCaseProtocol: Sendable {
  /// Reads the stored session once more, if it could not be read: such as when the device has been unlocked.
  func execute() async
}

struct ReadSessionUseCase: ReadSessionUseCaseProtocol {
  private let sessionRepository: any SessionRepositoryProtocol

  init(sessionRepository: any SessionRepositoryProtocol) {
    self.sessionRepository = sessionRepository
  }

  func execute() async {
    await sessionRepository.readSession()
  }
}
