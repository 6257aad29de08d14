import StrataStorage
import Testing

@testable import Login

@Suite struct UserSettingsTests {
  @Test func theTokenIsKeptUntilItIsForgotten() async throws {
    let storage = InMemoryStorage()
    let settings = UserSettings.sample(storage)
    #expect(settings.token == nil)
    try await settings.save(token: "t0ken", refreshToken: "r3fresh")
    #expect(UserSettings.sample(storage).token == "t0ken")
    #expect(CredentialStorage(storage: storage).credential?.refreshToken == "r3fresh")
    try await settings.forgetToken()
    #expect(settings.token == nil)
  }

  @Test func whatCannotBeReadIsNoToken() throws {
    let storage = InMemoryStorage()
    storage.setSecret(.init([0xff]), named: "session")
    #expect(UserSettings.sample(storage).token == nil)
  }
}
