import Foundation

/// Everything one can do with members, in one place, straight on the wire.
final class MemberUseCase {
  private let remoteDataSource: MemberRemoteDataSource
  private let badges: BadgeRepository

  init(remoteDataSource: MemberRemoteDataSource, badges: BadgeRepository) {
    self.remoteDataSource = remoteDataSource
    self.badges = badges
  }

  func rename(id: String, name: String) async throws -> Member {
    guard !name.isEmpty else { throw NSError(domain: "members", code: 1) }
    do {
      return try await remoteDataSource.rename(id: id, name: name).toDomain()
    } catch let error as URLError {
      throw MemberError.message(error.localizedDescription)
    }
  }

  func delete(id: String) async throws {
    try await remoteDataSource.delete(id: id)
    try? await badges.revoke(memberId: id)
  }
}
