import StrataNetwork

protocol SessionRemoteDataSourceProtocol: Sendable {
  func requestCode(_ request: CodeRequestDTO) async throws(NetworkError)
  func openSession(_ signIn: SignInDTO) async throws(NetworkError)
  func endSession() async
}

struct SessionRemoteDataSource: SessionRemoteDataSourceProtocol {
  private let networkClient: NetworkClient
  private let authorizer: Authorizer

  init(networkClient: NetworkClient, authorizer: Authorizer) {
    self.networkClient = networkClient
    self.authorizer = authorizer
  }

  func requestCode(_ request: CodeRequestDTO) async throws(NetworkError) {
    try await networkClient.send(
      Route<NoContent>.post("cli/client", body: .json(request), isAuthorized: false))
  }

  func openSession(_ signIn: SignInDTO) async throws(NetworkError) {
    let route = Route<NetRes<SessionDTO>>.post("cli/valid", body: .json(signIn), isAuthorized: false)
    await authorizer.signIn(try await networkClient.send(route).required().credential)
  }

  func endSession() async {
    await authorizer.signOut()
  }
}
