protocol UpdateProfileUseCaseProtocol: Sendable {
  func execute(name: String, email: String) async throws -> Profile
}

struct UpdateProfileUseCase: UpdateProfileUseCaseProtocol {
  private let profileRepository: any ProfileRepositoryProtocol

  init(profileRepository: any ProfileRepositoryProtocol) {
    self.profileRepository = profileRepository
  }

  func execute(name: String, email: String) async throws -> Profile {
    guard name.contains(where: { !$0.isWhitespace }) else { throw AppError.emptyName }
    guard email.isEmailAddress else { throw AppError.invalidEmail }
    return try await profileRepository.updateProfile(name: name, email: email)
  }
}
