import StrataNetwork

protocol ResetPasswordGatewayProtocol: Sendable {
  func resetPassword(username: String, code: String, password: String) async throws(GatewayError) -> NetResValidate?
}

struct ResetPasswordGateway: ResetPasswordGatewayProtocol {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func resetPassword(username: String, code: String, password: String) async throws(GatewayError) -> NetResValidate? {
    let request = NetReqResetPassword(phone: username, code: Secret(code), password: Secret(password))
    return try await network.resultOfChange(of: AuthNetworkRoute.resetPassword(req: request))
  }
}
