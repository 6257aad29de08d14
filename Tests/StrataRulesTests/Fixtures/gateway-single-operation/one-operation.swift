// style: gateway
// file: Sources/DataAccess/SendOTPGateway.swift
protocol SendOTPGatewayProtocol {
  func sendOTP(username: String) async throws -> NetResSendOTP?
}

struct SendOTPGateway: SendOTPGatewayProtocol {
  func sendOTP(username: String) async throws -> NetResSendOTP? { try await send(body(of: username)) }

  func body(of username: String) -> [String: String] { ["phone": username] }

  private func send(_ body: [String: String]) async throws -> NetResSendOTP? { nil }
}

struct NetResSendOTP: Codable {}
