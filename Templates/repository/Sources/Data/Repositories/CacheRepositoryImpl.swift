final class CacheRepositoryImpl: CacheRepository {
  private let userLocalDataSource: UserLocalDataSource

  init(userLocalDataSource: UserLocalDataSource) {
    self.userLocalDataSource = userLocalDataSource
  }

  /// Changes that the server does not have yet stay, to be sent.
  func clear() async throws(AppError) {
    do { try await userLocalDataSource.users.removeAll() } catch { throw .unknown(error) }
  }
}
