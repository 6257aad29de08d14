protocol GetSettingsUseCaseProtocol: Sendable {
  /// What the user has decided; the defaults, as long as they have not.
  /// - Throws: ``SettingsError``.
  func execute() async throws -> SignInSettings
}

struct GetSettingsUseCase: GetSettingsUseCaseProtocol {
  private let gateway: any GetSettingsGatewayProtocol

  init(gateway: any GetSettingsGatewayProtocol) {
    self.gateway = gateway
  }

  func execute() async throws -> SignInSettings {
    do {
      return try await gateway.getSettings().map(SignInSettings.init(from:)) ?? SignInSettings()
    } catch {
      throw SettingsError.unavailable(error)
    }
  }
}
