protocol LoginUseCaseProtocol: Sendable {
  /// Exchanges a password for a session.
  /// - Throws: ``ValidationError``, ``AuthError``.
  func execute(username: String, password: String) async throws -> AuthSession
}

struct LoginUseCase: LoginUseCaseProtocol {
  private let gateway: any LoginGatewayProtocol

  init(gateway: any LoginGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(username: String, password: String) async throws -> AuthSession {
    guard username.isValidPhoneNumber else {
      throw ValidationError.invalidPhoneNumber
    }
    guard password.isValidPassword else {
      throw ValidationError.invalidPassword
    }
    do throws(GatewayError) {
      guard let response = try await gateway.login(username: username, password: password) else {
        throw .network(.emptyResponse)
      }
      return AuthSession(from: response)
    } catch {
      throw error.authError
    }
  }
}
