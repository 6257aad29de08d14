protocol RequestCodeUseCaseProtocol: Sendable {
  func execute(phone: String) async throws
}

struct RequestCodeUseCase: RequestCodeUseCaseProtocol {
  private let sessionRepository: any SessionRepositoryProtocol

  init(sessionRepository: any SessionRepositoryProtocol) {
    self.sessionRepository = sessionRepository
  }

  func execute(phone: String) async throws {
    guard phone.isPhoneNumber else { throw AppError.invalidPhone }
    try await sessionRepository.requestCode(phone: phone)
  }
}
