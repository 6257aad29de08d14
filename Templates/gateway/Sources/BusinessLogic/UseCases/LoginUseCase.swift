protocol LoginUseCaseProtocol: Sendable {
  /// Exchanges a password for a session.
  func execute(username: String, password: String) async throws(AuthError) -> AuthSession
}

struct LoginUseCase: LoginUseCaseProtocol {
  private let gateway: any LoginGatewayProtocol

  init(gateway: any LoginGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(username: String, password: String) async throws(AuthError) -> AuthSession {
    let username = username.plainPhoneNumber
    guard username.isValidPhoneNumber else {
      throw .invalid(.invalidPhoneNumber)
    }
    guard password.isValidPassword else {
      throw .invalid(.invalidPassword)
    }
    do throws(GatewayError) {
      guard let response = try await gateway.login(username: username, password: password) else {
        throw .noData
      }
      return AuthSession(from: response)
    } catch {
      throw error.authError
    }
  }
}
