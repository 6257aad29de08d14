protocol SaveSettingsUseCaseProtocol: Sendable {
  /// Keeps what the user has decided.
  /// - Throws: ``SettingsError``.
  func execute(settings: SignInSettings) async throws
}

struct SaveSettingsUseCase: SaveSettingsUseCaseProtocol {
  private let gateway: any SaveSettingsGatewayProtocol

  init(gateway: any SaveSettingsGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(settings: SignInSettings) async throws {
    do {
      try await gateway.saveSettings(StoredSettings(from: settings))
    } catch {
      throw SettingsError.unavailable(error)
    }
  }
}
