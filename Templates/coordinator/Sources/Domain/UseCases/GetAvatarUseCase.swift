import Foundation

protocol GetAvatarUseCaseProtocol: Sendable {
  /// The picture of a user; nil if the user has none.
  func execute(user: User) async throws(AppError) -> Data?
}

struct GetAvatarUseCase: GetAvatarUseCaseProtocol {
  private let avatarRepository: any AvatarRepositoryProtocol

  init(avatarRepository: any AvatarRepositoryProtocol) {
    self.avatarRepository = avatarRepository
  }

  func execute(user: User) async throws(AppError) -> Data? {
    guard let url = user.avatarURL else { return nil }
    return try await avatarRepository.getAvatar(at: url)
  }
}
