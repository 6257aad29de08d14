protocol RememberPhoneUseCaseProtocol: Sendable {
  /// Stores the phone that has signed in, if the user wants that.
  func execute(phone: String) async throws(SettingsError)
}

struct RememberPhoneUseCase: RememberPhoneUseCaseProtocol {
  private let gateway: any SaveSettingsGatewayProtocol

  init(gateway: any SaveSettingsGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(phone: String) async throws(SettingsError) {
    do {
      _ = try await gateway.saveSettings { stored in
        let settings = SignInSettings(from: stored)
        return StoredSettings(from: SignInSettings(remembersPhone: settings.remembersPhone, phone: phone))
      }
    } catch {
      throw .unavailable(error)
    }
  }
}
