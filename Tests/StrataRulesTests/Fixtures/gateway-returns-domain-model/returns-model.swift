// style: gateway
// rules: gateway-returns-domain-model, dependency-rule
// file: Sources/Data/SendOTPGateway.swift
protocol SendOTPGatewayProtocol {
  func sendOTP() async throws -> OTPResponse?  // ! gateway-returns-domain-model SendOTPGatewayProtocol -> OTPResponse
}

struct SendOTPGateway: SendOTPGatewayProtocol {
  func sendOTP() async throws -> OTPResponse? {  // ! gateway-returns-domain-model SendOTPGateway -> OTPResponse
    OTPResponse(session: try await load().session)  // ! gateway-returns-domain-model SendOTPGateway -> OTPResponse
  }

  private func load() async throws -> NetResSendOTP { NetResSendOTP(session: "") }
}

struct LoadCardsGateway {
  func load(then: @escaping ([BankCard]) -> Void) {}  // ! gateway-returns-domain-model LoadCardsGateway -> BankCard
}

struct NetResSendOTP: Codable {
  let session: String
}
// file: Sources/Domain/OTPResponse.swift
struct OTPResponse {
  let session: String
}

struct BankCard {}
// file: Sources/Domain/SendOTPUseCase.swift
struct SendOTPUseCase {
  let gateway: SendOTPGatewayProtocol
}
