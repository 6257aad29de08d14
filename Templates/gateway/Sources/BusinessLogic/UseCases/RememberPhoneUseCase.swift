protocol RememberPhoneUseCaseProtocol: Sendable {
  /// Keeps the phone that has signed in, if the user wants that.
  /// - Throws: ``SettingsError``.
  func execute(phone: String) async throws
}

struct RememberPhoneUseCase: RememberPhoneUseCaseProtocol {
  private let getGateway: any GetSettingsGatewayProtocol
  private let saveGateway: any SaveSettingsGatewayProtocol

  init(getGateway: any GetSettingsGatewayProtocol, saveGateway: any SaveSettingsGatewayProtocol) {
    self.getGateway = getGateway
    self.saveGateway = saveGateway
  }

  func execute(phone: String) async throws {
    do {
      let remembersPhone = try await getGateway.getSettings()?.remembersPhone ?? true
      guard remembersPhone else { return }
      try await saveGateway.saveSettings(StoredSettings(from: SignInSettings(phone: phone)))
    } catch {
      throw SettingsError.unavailable(error)
    }
  }
}
