protocol ResetPasswordUseCaseProtocol: Sendable {
  /// Sets a new password with the code that was sent to a phone, and signs in with it. All other sessions end.
  func execute(username: String, code: String, password: String) async throws(AuthError) -> AuthSession
}

struct ResetPasswordUseCase: ResetPasswordUseCaseProtocol {
  private let gateway: any ResetPasswordGatewayProtocol

  init(gateway: any ResetPasswordGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(username: String, code: String, password: String) async throws(AuthError) -> AuthSession {
    let (username, code) = (username.plainPhoneNumber, code.plainOneTimeCode)
    guard username.isValidPhoneNumber else {
      throw .invalid(.invalidPhoneNumber)
    }
    guard code.isValidOneTimeCode else {
      throw .invalid(.invalidCode)
    }
    guard password.isValidPassword else {
      throw .invalid(.invalidPassword)
    }
    do throws(GatewayError) {
      guard let response = try await gateway.resetPassword(username: username, code: code, password: password) else {
        throw .noData
      }
      return AuthSession(from: response)
    } catch {
      throw error == .unconfirmed ? .passwordMayBeSet : error.authError
    }
  }
}
