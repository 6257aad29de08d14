// style: gateway
// file: SendOTPGateway.swift
protocol SendOTPGatewayProtocol {
  func sendOTP() async throws -> OTPResponse?  // ! gateway-returns-domain-model SendOTPGatewayProtocol -> OTPResponse
  func count() async throws -> OTPCount?
}
// file: SendOTPUseCase.swift
protocol SendOTPUseCaseProtocol {
  func execute() async throws -> OTPResponse?
}
// file: OTPResponse.swift
struct OTPResponse {}
struct OTPCount {}
