protocol ValidateOTPUseCaseProtocol: Sendable {
  /// Exchanges the code that was sent to a phone for a session.
  /// - Throws: ``ValidationError``, ``AuthError``.
  func execute(username: String, code: String) async throws -> AuthSession
}

struct ValidateOTPUseCase: ValidateOTPUseCaseProtocol {
  private let gateway: any ValidateOTPGatewayProtocol

  init(gateway: any ValidateOTPGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(username: String, code: String) async throws -> AuthSession {
    guard username.isValidPhoneNumber else {
      throw ValidationError.invalidPhoneNumber
    }
    guard code.isValidOneTimeCode else {
      throw ValidationError.invalidCode
    }
    do throws(GatewayError) {
      guard let response = try await gateway.validateOTP(username: username, code: code) else {
        throw .network(.emptyResponse)
      }
      return AuthSession(from: response)
    } catch {
      throw error.authError
    }
  }
}
