import Foundation

protocol AvatarRepositoryProtocol: Sendable {
  /// The picture at a URL, which may be relative to the server.
  func getAvatar(at url: String) async throws(AppError) -> Data
}
