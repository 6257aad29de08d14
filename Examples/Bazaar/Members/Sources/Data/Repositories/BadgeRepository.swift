/// A port, declared beside its adapter instead of where it is needed.
protocol BadgeRepository {
  func badges(memberId: String) async throws -> [Badge]
  func revoke(memberId: String) async throws
}

final class BadgeRepositoryImpl: BadgeRepository {
  private let remoteDataSource = BadgeRemoteDataSource()

  func badges(memberId: String) async throws -> [Badge] {
    let list = try await remoteDataSource.badges(memberId: memberId)
    return list.map { Badge(title: $0.title, colorName: $0.color) }
  }

  func revoke(memberId: String) async throws {
    try await remoteDataSource.revoke(memberId: memberId)
  }
}
