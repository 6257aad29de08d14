// style: gateway
// rules: skipped-layer, dependency-rule
// file: Sources/Presentation/Login/LoginViewModel.swift
import Foundation

@MainActor
final class LoginViewModel: ObservableObject {
  private let gateway: SendOTPGatewayProtocol  // ! skipped-layer LoginViewModel -> SendOTPGatewayProtocol

  init(gateway: SendOTPGatewayProtocol) {  // ! skipped-layer LoginViewModel -> SendOTPGatewayProtocol
    self.gateway = gateway
  }

  func send(phone: String) async throws {
    _ = try await gateway.sendOTP(phone: phone)  // ! skipped-layer LoginViewModel -> SendOTPGatewayProtocol
  }
}
// file: Sources/Presentation/Login/ResendViewModel.swift
import Foundation

@MainActor
final class ResendViewModel: ObservableObject {
  /// A closure that makes the gateway is the gateway.
  private let makeGateway: () -> any SendOTPGatewayProtocol  // ! skipped-layer ResendViewModel -> SendOTPGatewayProtocol

  init(makeGateway: @escaping () -> any SendOTPGatewayProtocol) {  // ! skipped-layer ResendViewModel -> SendOTPGatewayProtocol
    self.makeGateway = makeGateway
  }
}
// file: Sources/Domain/UseCases/SendOTPUseCase.swift
protocol SendOTPUseCaseProtocol {
  func execute(phone: String) async throws -> Bool
}

struct SendOTPUseCase: SendOTPUseCaseProtocol {
  private let gateway: SendOTPGatewayProtocol

  init(gateway: SendOTPGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(phone: String) async throws -> Bool {
    try await gateway.sendOTP(phone: phone) != nil
  }
}
// file: Sources/Data/Gateways/SendOTPGateway.swift
protocol SendOTPGatewayProtocol {
  func sendOTP(phone: String) async throws -> NetResSendOTP?
}

struct SendOTPGateway: SendOTPGatewayProtocol {
  func sendOTP(phone: String) async throws -> NetResSendOTP? { nil }
}
// file: Sources/Data/DTO/NetResSendOTP.swift
struct NetResSendOTP: Codable {
  let sessionId: String
}
