import StrataNetwork

protocol ProfileRemoteDataSourceProtocol: Sendable {
  func fetchProfile() async throws(NetworkError) -> ProfileDTO
  func updateProfile(_ profile: ProfileUpdateDTO) async throws(NetworkError) -> ProfileDTO
}

struct ProfileRemoteDataSource: ProfileRemoteDataSourceProtocol {
  private let networkClient: NetworkClient

  init(networkClient: NetworkClient) {
    self.networkClient = networkClient
  }

  func fetchProfile() async throws(NetworkError) -> ProfileDTO {
    try await networkClient.send(Route<ProfileDTO>.get("profile"))
  }

  func updateProfile(_ profile: ProfileUpdateDTO) async throws(NetworkError) -> ProfileDTO {
    try await networkClient.send(Route<ProfileDTO>.put("profile", body: .json(profile)))
  }
}
