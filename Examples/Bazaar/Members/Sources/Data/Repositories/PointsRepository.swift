import SwiftUI

/// Has no interface: who needs it must know this very class.
final class PointsRepository {
  private let remoteDataSource: MemberRemoteDataSource
  weak var screen: MemberListViewModel?

  init(remoteDataSource: MemberRemoteDataSource) {
    self.remoteDataSource = remoteDataSource
  }

  func points(id: String) async throws -> Int {
    try await remoteDataSource.member(id: id).points
  }
}
