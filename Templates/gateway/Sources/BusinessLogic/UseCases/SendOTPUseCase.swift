protocol SendOTPUseCaseProtocol: Sendable {
  /// Sends a one-time code to a phone, whose number is the name of its user.
  func execute(username: String) async throws(AuthError) -> OTPResponse
}

struct SendOTPUseCase: SendOTPUseCaseProtocol {
  private let gateway: any SendOTPGatewayProtocol

  init(gateway: any SendOTPGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(username: String) async throws(AuthError) -> OTPResponse {
    let username = username.plainPhoneNumber
    guard username.isValidPhoneNumber else {
      throw .invalid(.invalidPhoneNumber)
    }
    do throws(GatewayError) {
      guard let response = try await gateway.sendOTP(username: username) else {
        throw .noData
      }
      return OTPResponse(sessionId: response.sessionId, expiresAt: response.expiresAt)
    } catch {
      throw error.authError
    }
  }
}
