protocol GetProfileUseCaseProtocol: Sendable {
  func execute() async throws -> Profile
}

struct GetProfileUseCase: GetProfileUseCaseProtocol {
  private let profileRepository: any ProfileRepositoryProtocol

  init(profileRepository: any ProfileRepositoryProtocol) {
    self.profileRepository = profileRepository
  }

  func execute() async throws -> Profile {
    try await profileRepository.getProfile()
  }
}
