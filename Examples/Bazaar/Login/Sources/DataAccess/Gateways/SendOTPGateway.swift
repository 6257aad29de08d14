protocol SendOTPGatewayProtocol {
  func sendOTP(username: String) async throws -> NetResSendOTP?
}

struct SendOTPGateway: SendOTPGatewayProtocol {
  func sendOTP(username: String) async throws -> NetResSendOTP? {
    try await Network.sendThrow(request: AuthNetworkRoute.sendOTP(req: NetReqSendOTP(phone: username)))
  }
}
