import Foundation

final class BadgeRemoteDataSource {
  func badges(memberId: String) async throws -> [BadgeDto] {
    []
  }

  func revoke(memberId: String) async throws {}
}
