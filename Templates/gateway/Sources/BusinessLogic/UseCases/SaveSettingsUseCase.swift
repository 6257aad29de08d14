protocol SaveSettingsUseCaseProtocol: Sendable {
  /// Stores what the user has decided, and nothing else: the phone is the last one that signed in, in whatever window.
  /// - Returns: the settings with it.
  func execute(remembersPhone: Bool) async throws(SettingsError) -> SignInSettings
}

struct SaveSettingsUseCase: SaveSettingsUseCaseProtocol {
  private let gateway: any SaveSettingsGatewayProtocol

  init(gateway: any SaveSettingsGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(remembersPhone: Bool) async throws(SettingsError) -> SignInSettings {
    do {
      let saved = try await gateway.saveSettings { stored in
        let settings = SignInSettings(from: stored)
        return StoredSettings(from: SignInSettings(remembersPhone: remembersPhone, phone: settings.phone))
      }
      return SignInSettings(from: saved)
    } catch {
      throw .unavailable(error)
    }
  }
}
