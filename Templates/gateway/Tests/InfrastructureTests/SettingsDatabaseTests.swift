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
      try await SaveSettingsGateway(database: database).saveSettings(
        StoredSettings(remembersPhone: true, phone: phone))
    }
    let again = try AppDependencies.settings(in: folder.url)
    #expect(try await again.settings() == StoredSettings(remembersPhone: true, phone: "+998907654321"))
    try await again.save(StoredSettings(remembersPhone: false, phone: ""))
    #expect(try await database.settings()?.remembersPhone == false)
  }
}
