/// Begins anew: forgets what is stored, and fetches it again.
final class RefreshDataUseCase: Sendable {
  private let userRepository: any UserRepository
  private let cacheRepository: any CacheRepository

  init(userRepository: any UserRepository, cacheRepository: any CacheRepository) {
    self.userRepository = userRepository
    self.cacheRepository = cacheRepository
  }

  func execute() async throws(AppError) {
    try await cacheRepository.clear()
    _ = try await userRepository.refreshUsers()
  }
}
