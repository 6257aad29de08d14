protocol SaveSettingsGatewayProtocol: Sendable {
  /// Errors of the database come through as they are.
  func saveSettings(_ settings: StoredSettings) async throws
}

struct SaveSettingsGateway: SaveSettingsGatewayProtocol {
  private let database: SettingsDatabase

  init(database: SettingsDatabase) {
    self.database = database
  }

  func saveSettings(_ settings: StoredSettings) async throws {
    try await database.save(settings)
  }
}
