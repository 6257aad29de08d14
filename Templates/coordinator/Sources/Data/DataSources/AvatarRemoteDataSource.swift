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
    let absolute = URL(string: url).flatMap { $0.scheme == nil ? nil : RoutePath(url: $0) }
    return try await networkClient.send(Route<Data>.get(absolute ?? RoutePath(stringLiteral: url), isAuthorized: false))
  }
}
