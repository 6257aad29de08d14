final class CacheRepositoryImpl: CacheRepository {
  private let userLocalDataSource: any UserLocalDataSource

  init(userLocalDataSource: any UserLocalDataSource) {
    self.userLocalDataSource = userLocalDataSource
  }

  func clear() async throws(AppError) {
    do { try await userLocalDataSource.removeUsers() } catch { throw .unknown(error) }
  }
}
