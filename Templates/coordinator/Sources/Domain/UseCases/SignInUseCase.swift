protocol SignInUseCaseProtocol: Sendable {
  func execute(phone: String, code: String) async throws(AppError)
}

struct SignInUseCase: SignInUseCaseProtocol {
  private let sessionRepository: any SessionRepositoryProtocol

  init(sessionRepository: any SessionRepositoryProtocol) {
    self.sessionRepository = sessionRepository
  }

  func execute(phone: String, code: String) async throws(AppError) {
    try await sessionRepository.signIn(phone: phone.plainPhoneNumber, code: code.plainOneTimeCode)
  }
}
