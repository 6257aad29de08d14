import Foundation
import StrataNetwork

protocol AvatarRemoteDataSourceProtocol: Sendable {
  func fetchAvatar(at url: String) async throws(NetworkError) -> Data
}

struct AvatarRemoteDataSource: AvatarRemoteDataSourceProtocol {
  private let networkClient: NetworkClient

  init(networkClient: NetworkClient) {
    self.networkClient = networkClient
  }

  /// Pictures may be on another server, which gets no token.
  func fetchAvatar(at url: String) async throws(NetworkError) -> Data {
    try await networkClient.send(.get(RoutePath(reference: url, within: .anyHost), isAuthorized: false))
  }
}
