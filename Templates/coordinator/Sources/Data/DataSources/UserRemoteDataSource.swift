import StrataNetwork

protocol UserRemoteDataSourceProtocol: Sendable {
  func fetchUsers() async throws(NetworkError) -> [UserDTO]
  /// - Parameter key: the same for every attempt to create this user, so that the server creates one.
  func createUser(_ user: NewUserDTO, key: String) async throws(NetworkError) -> UserDTO
}

struct UserRemoteDataSource: UserRemoteDataSourceProtocol {
  private let networkClient: NetworkClient

  init(networkClient: NetworkClient) {
    self.networkClient = networkClient
  }

  func fetchUsers() async throws(NetworkError) -> [UserDTO] {
    try await networkClient.send(Route<[UserDTO]>.get("users", isAuthorized: false))
  }

  func createUser(_ user: NewUserDTO, key: String) async throws(NetworkError) -> UserDTO {
    try await networkClient.send(.post("users", body: .json(user), isAuthorized: false, idempotencyKey: key))
  }
}
