import Foundation

protocol SendOTPUseCaseProtocol {
  func execute(username: String) async throws -> OTPResponse?
}

struct SendOTPUseCase: SendOTPUseCaseProtocol {
  private let gateway: SendOTPGatewayProtocol

  init(gateway: SendOTPGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(username: String) async throws -> OTPResponse? {
    guard username.count >= 9, username.allSatisfy({ $0.isNumber || $0 == "+" }) else {
      throw AuthError.invalidPhoneNumber
    }
    do {
      guard let response = try await gateway.sendOTP(username: username) else { return nil }
      return OTPResponse(sessionId: response.sessionId, expiresAt: response.expiresAt)
    } catch NetworkError.unauthorized {
      throw AuthError.sessionExpired
    }
  }
}
