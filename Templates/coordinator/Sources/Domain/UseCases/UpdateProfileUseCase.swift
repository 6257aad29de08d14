protocol UpdateProfileUseCaseProtocol: Sendable {
  func execute(name: String, email: String) async throws(AppError) -> Profile
}

struct UpdateProfileUseCase: UpdateProfileUseCaseProtocol {
  private let profileRepository: any ProfileRepositoryProtocol

  init(profileRepository: any ProfileRepositoryProtocol) {
    self.profileRepository = profileRepository
  }

  func execute(name: String, email: String) async throws(AppError) -> Profile {
    guard name.contains(where: { !$0.isWhitespace }) else { throw .emptyName }
    guard email.isEmailAddress else { throw .invalidEmail }
    return try await profileRepository.updateProfile(name: name, email: email)
  }
}
