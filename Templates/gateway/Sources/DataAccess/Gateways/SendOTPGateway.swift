import StrataNetwork

protocol SendOTPGatewayProtocol: Sendable {
  func sendOTP(username: String) async throws(GatewayError) -> NetResSendOTP?
}

struct SendOTPGateway: SendOTPGatewayProtocol {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func sendOTP(username: String) async throws(GatewayError) -> NetResSendOTP? {
    let request = NetReqSendOTP(phone: username)
    return try await network.result(of: AuthNetworkRoute.sendOTP(req: request))
  }
}
