import StrataNetwork

protocol SendOTPGatewayProtocol: Sendable {
  func sendOTP(username: String) async throws(NetworkError) -> NetResSendOTP?
}

struct SendOTPGateway: SendOTPGatewayProtocol {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func sendOTP(username: String) async throws(NetworkError) -> NetResSendOTP? {
    let request = NetReqSendOTP(phone: username)
    let response = try await network.send(AuthNetworkRoute.sendOTP(req: request))
    return response.result
  }
}
