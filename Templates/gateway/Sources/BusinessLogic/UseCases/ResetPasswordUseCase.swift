protocol ResetPasswordUseCaseProtocol: Sendable {
  /// Sets a new password with the code that was sent to a phone, and signs in with it. All other sessions end.
  /// - Throws: ``ValidationError``, ``AuthError``.
  func execute(username: String, code: String, password: String) async throws -> AuthSession
}

struct ResetPasswordUseCase: ResetPasswordUseCaseProtocol {
  private let gateway: any ResetPasswordGatewayProtocol

  init(gateway: any ResetPasswordGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(username: String, code: String, password: String) async throws -> AuthSession {
    guard username.isValidPhoneNumber else {
      throw ValidationError.invalidPhoneNumber
    }
    guard code.isValidOneTimeCode else {
      throw ValidationError.invalidCode
    }
    guard password.isValidPassword else {
      throw ValidationError.invalidPassword
    }
    do throws(GatewayError) {
      guard let response = try await gateway.resetPassword(username: username, code: code, password: password) else {
        throw .network(.emptyResponse)
      }
      return AuthSession(from: response)
    } catch {
      throw error.authError
    }
  }
}
