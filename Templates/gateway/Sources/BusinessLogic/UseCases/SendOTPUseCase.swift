protocol SendOTPUseCaseProtocol: Sendable {
  /// Sends a one-time code to a phone, whose number is the name of its user.
  /// - Throws: ``ValidationError``, ``AuthError``.
  func execute(username: String) async throws -> OTPResponse
}

struct SendOTPUseCase: SendOTPUseCaseProtocol {
  private let gateway: any SendOTPGatewayProtocol

  init(gateway: any SendOTPGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(username: String) async throws -> OTPResponse {
    guard username.isValidPhoneNumber else {
      throw ValidationError.invalidPhoneNumber
    }
    do throws(GatewayError) {
      guard let response = try await gateway.sendOTP(username: username) else {
        throw .network(.emptyResponse)
      }
      return OTPResponse(sessionId: response.sessionId, expiresAt: response.expiresAt)
    } catch {
      throw error.authError
    }
  }
}
