protocol RequestCodeUseCaseProtocol: Sendable {
  func execute(phone: String) async throws(AppError)
}

struct RequestCodeUseCase: RequestCodeUseCaseProtocol {
  private let sessionRepository: any SessionRepositoryProtocol

  init(sessionRepository: any SessionRepositoryProtocol) {
    self.sessionRepository = sessionRepository
  }

  func execute(phone: String) async throws(AppError) {
    let phone = phone.plainPhoneNumber
    guard phone.isPhoneNumber else { throw .invalidPhone }
    try await sessionRepository.requestCode(phone: phone)
  }
}
