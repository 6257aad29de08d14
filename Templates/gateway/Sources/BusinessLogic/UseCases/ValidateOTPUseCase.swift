protocol ValidateOTPUseCaseProtocol: Sendable {
  /// Exchanges the code that was sent to a phone for a session.
  func execute(username: String, code: String) async throws(AuthError) -> AuthSession
}

struct ValidateOTPUseCase: ValidateOTPUseCaseProtocol {
  private let gateway: any ValidateOTPGatewayProtocol

  init(gateway: any ValidateOTPGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(username: String, code: String) async throws(AuthError) -> AuthSession {
    let (username, code) = (username.plainPhoneNumber, code.plainOneTimeCode)
    guard username.isValidPhoneNumber else {
      throw .invalid(.invalidPhoneNumber)
    }
    guard code.isValidOneTimeCode else {
      throw .invalid(.invalidCode)
    }
    do throws(GatewayError) {
      guard let response = try await gateway.validateOTP(username: username, code: code) else {
        throw .noData
      }
      return AuthSession(from: response)
    } catch {
      throw error == .unconfirmed ? .codeMayBeUsed : error.authError
    }
  }
}
