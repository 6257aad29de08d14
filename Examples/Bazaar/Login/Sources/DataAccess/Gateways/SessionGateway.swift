protocol SessionGatewayProtocol {
  func session() async throws -> NetResSession?
  func renew() async throws -> NetResSession?
  func close() async throws
}

final class SessionGateway: SessionGatewayProtocol {
  weak var viewModel: ProfileViewModel?

  func session() async throws -> NetResSession? {
    try await Network.sendThrow(request: AuthNetworkRoute.session)
  }

  func renew() async throws -> NetResSession? {
    let session: NetResSession? = try await Network.sendThrow(request: AuthNetworkRoute.session)
    viewModel?.session = session
    return session
  }

  func close() async throws {
    let _: NetResSession? = try await Network.sendThrow(request: AuthNetworkRoute.session)
  }
}
