import StrataNetwork

protocol LoginGatewayProtocol: Sendable {
  func login(username: String, password: String) async throws(GatewayError) -> NetResValidate?
}

struct LoginGateway: LoginGatewayProtocol {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func login(username: String, password: String) async throws(GatewayError) -> NetResValidate? {
    let request = NetReqLogin(phone: username, password: Secret(password))
    return try await network.result(of: AuthNetworkRoute.login(req: request))
  }
}
