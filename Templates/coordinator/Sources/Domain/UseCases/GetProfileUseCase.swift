protocol GetProfileUseCaseProtocol: Sendable {
  func execute() async throws(AppError) -> Profile
}

struct GetProfileUseCase: GetProfileUseCaseProtocol {
  private let profileRepository: any ProfileRepositoryProtocol

  init(profileRepository: any ProfileRepositoryProtocol) {
    self.profileRepository = profileRepository
  }

  func execute() async throws(AppError) -> Profile {
    try await profileRepository.getProfile()
  }
}
