import Foundation
import StrataStorage
import StrataTesting
import Testing

@testable import Login

@Suite struct SettingsDatabaseTests {
  @Test func theLastSettingsOutliveTheApp() async throws {
    let folder = try TemporaryFolder()
    let database = try AppDependencies.settings(in: folder.url)
    #expect(try await GetSettingsGateway(database: database).getSettings() == nil)
    for phone in ["+998901234567", "+998907654321"] {
      _ = try await SaveSettingsGateway(database: database).saveSettings { _ in
        StoredSettings(remembersPhone: true, phone: phone)
      }
    }
    let again = try AppDependencies.settings(in: folder.url)
    #expect(try await again.settings() == StoredSettings(remembersPhone: true, phone: "+998907654321"))
    _ = try await again.update { stored in
      StoredSettings(remembersPhone: false, phone: stored?.phone ?? "")
    }
    #expect(try await database.settings()?.remembersPhone == false)
  }
}
