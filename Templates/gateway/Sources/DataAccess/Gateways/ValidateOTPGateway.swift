import StrataNetwork

protocol ValidateOTPGatewayProtocol: Sendable {
  func validateOTP(username: String, code: String) async throws(NetworkError) -> NetResValidate?
}

struct ValidateOTPGateway: ValidateOTPGatewayProtocol {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func validateOTP(username: String, code: String) async throws(NetworkError) -> NetResValidate? {
    let request = NetReqValidate(phone: username, code: Secret(code))
    let response = try await network.send(AuthNetworkRoute.validate(req: request))
    return response.result
  }
}
