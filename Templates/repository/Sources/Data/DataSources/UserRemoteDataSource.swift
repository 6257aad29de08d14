import Foundation
import StrataNetwork

/// Users at the server.
protocol UserRemoteDataSource: Sendable {
  func getUsers() async throws(NetworkError) -> [UserDto]
  func getUser(id: String) async throws(NetworkError) -> UserDto
  /// - Parameter key: the same for each attempt, so that the server does it once.
  func renameUser(id: String, _ request: RenameUserRequest, key: UUID) async throws(NetworkError) -> UserDto
}

struct UserRemoteDataSourceImpl: UserRemoteDataSource {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func getUsers() async throws(NetworkError) -> [UserDto] {
    try await network.send(UserNetworkRoute.getUsers())
  }

  func getUser(id: String) async throws(NetworkError) -> UserDto {
    try await network.send(UserNetworkRoute.getUser(id: id))
  }

  func renameUser(id: String, _ request: RenameUserRequest, key: UUID) async throws(NetworkError) -> UserDto {
    try await network.send(UserNetworkRoute.renameUser(id: id, request, key: key))
  }
}
