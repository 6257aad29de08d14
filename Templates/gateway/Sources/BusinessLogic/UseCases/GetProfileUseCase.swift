protocol GetProfileUseCaseProtocol: Sendable {
  /// The profile of the user.
  func execute() async throws(AuthError) -> Profile
}

struct GetProfileUseCase: GetProfileUseCaseProtocol {
  private let gateway: any GetProfileGatewayProtocol

  init(gateway: any GetProfileGatewayProtocol) {
    self.gateway = gateway
  }

  func execute() async throws(AuthError) -> Profile {
    do throws(GatewayError) {
      let response = try await gateway.getProfile()
      return Profile(
        id: response.id, phone: response.phone, name: response.name, avatarPath: response.avatarURL)
    } catch {
      throw error.authError
    }
  }
}
