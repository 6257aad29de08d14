protocol GetSettingsGatewayProtocol: Sendable {
  /// `nil` where none were saved. Errors of the database come through as they are.
  func getSettings() async throws -> StoredSettings?
}

struct GetSettingsGateway: GetSettingsGatewayProtocol {
  private let database: SettingsDatabase

  init(database: SettingsDatabase) {
    self.database = database
  }

  func getSettings() async throws -> StoredSettings? {
    try await database.settings()
  }
}
