import StrataNetwork

protocol ValidateOTPGatewayProtocol: Sendable {
  func validateOTP(username: String, code: String) async throws(GatewayError) -> NetResValidate?
}

struct ValidateOTPGateway: ValidateOTPGatewayProtocol {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func validateOTP(username: String, code: String) async throws(GatewayError) -> NetResValidate? {
    let request = NetReqValidate(phone: username, code: Secret(code))
    return try await network.resultOfChange(of: AuthNetworkRoute.validate(req: request))
  }
}
