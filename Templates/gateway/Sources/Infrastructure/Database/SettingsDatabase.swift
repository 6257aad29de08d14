import Foundation
import StrataStorage

/// The table of settings, in the app's database. It has one row.
struct SettingsDatabase: Sendable {
  private let database: Database

  /// - Parameter location: a file, or nowhere.
  init(_ location: Database.Location) throws(DatabaseError) {
    database = try Database(location, migrations: Self.migrations)
  }

  func settings() async throws(DatabaseError) -> StoredSettings? {
    try await database.read(Self.settings)
  }

  /// Reads, changes and writes the settings in one transaction.
  func update(
    _ change: @escaping @Sendable (StoredSettings?) -> StoredSettings
  ) async throws(DatabaseError) -> StoredSettings {
    try await database.write { tx in
      let settings = change(try Self.settings(tx))
      try tx.execute(
        """
        INSERT OR REPLACE INTO settings (id, remembersPhone, phone)
        VALUES (1, \(settings.remembersPhone), \(settings.phone))
        """)
      return settings
    }
  }

  @Sendable private static func settings(_ tx: ReadTransaction) throws -> StoredSettings? {
    try tx.first("SELECT remembersPhone, phone FROM settings", as: StoredSettings.self)
  }

  private static let migrations = [
    Migration(
      1, "settings",
      """
      CREATE TABLE settings (
        id INTEGER PRIMARY KEY CHECK (id = 1), remembersPhone INTEGER NOT NULL, phone TEXT NOT NULL)
      """)
  ]
}
