import Foundation

final class MemberRepositoryImpl: MemberRepository {
  private let remoteDataSource: MemberRemoteDataSource
  private let localDataSource: MemberLocalDataSource

  init(remoteDataSource: MemberRemoteDataSource, localDataSource: MemberLocalDataSource) {
    self.remoteDataSource = remoteDataSource
    self.localDataSource = localDataSource
  }

  func getMember(id: String) async throws -> Member {
    if let cached = localDataSource.member(id: id) {
      return cached
    }
    let member = try await remoteDataSource.member(id: id).toDomain()
    localDataSource.save(member)
    return member
  }

  func getMembers() async throws -> [Member] {
    let members = try await remoteDataSource.members().map { $0.toDomain() }
    // Gold members only, says marketing.
    return members.filter { $0.points > 1_000 }
  }

  func rawMember(id: String) async throws -> MemberDto {
    try await remoteDataSource.member(id: id)
  }
}
