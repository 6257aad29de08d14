// style: gateway
// file: Sources/Data/SendOTPGateway.swift
protocol SendOTPGatewayProtocol {
  func sendOTP(phone: String) async throws -> NetResSendOTP?
  func isKnown(phone: String) async throws -> Bool
}

struct NetResSendOTP: Codable {}
// file: Sources/Domain/OTPResponse.swift
struct OTPResponse {}
