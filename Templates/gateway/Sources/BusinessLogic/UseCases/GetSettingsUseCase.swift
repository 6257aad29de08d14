protocol GetSettingsUseCaseProtocol: Sendable {
  /// What the user has decided; until then the defaults.
  func execute() async throws(SettingsError) -> SignInSettings
}

struct GetSettingsUseCase: GetSettingsUseCaseProtocol {
  private let gateway: any GetSettingsGatewayProtocol

  init(gateway: any GetSettingsGatewayProtocol) {
    self.gateway = gateway
  }

  func execute() async throws(SettingsError) -> SignInSettings {
    do {
      return SignInSettings(from: try await gateway.getSettings())
    } catch {
      throw .unavailable(error)
    }
  }
}
