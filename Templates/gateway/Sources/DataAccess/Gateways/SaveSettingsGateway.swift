protocol SaveSettingsGatewayProtocol: Sendable {
  /// Changes the settings in one transaction, so that no change of another window is lost.
  /// - Parameter change: receives the stored settings; `nil` where none were saved.
  /// - Returns: what is stored now.
  /// - Throws: errors of the database as they are.
  func saveSettings(_ change: @escaping @Sendable (StoredSettings?) -> StoredSettings) async throws -> StoredSettings
}

struct SaveSettingsGateway: SaveSettingsGatewayProtocol {
  private let database: SettingsDatabase

  init(database: SettingsDatabase) {
    self.database = database
  }

  func saveSettings(_ change: @escaping @Sendable (StoredSettings?) -> StoredSettings) async throws -> StoredSettings {
    try await database.update(change)
  }
}
