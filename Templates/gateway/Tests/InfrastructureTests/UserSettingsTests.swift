import StrataStorage
import Testing

@testable import Login

@Suite struct UserSettingsTests {
  @Test func theTokenIsKeptUntilItIsForgotten() throws {
    let storage = InMemoryStorage()
    let settings = UserSettings(storage: storage)
    #expect(settings.token == nil)
    try settings.save(token: "t0ken")
    #expect(UserSettings(storage: storage).token == "t0ken")
    try settings.forgetToken()
    #expect(settings.token == nil)
  }

  @Test func whatCannotBeReadIsNoToken() throws {
    let storage = InMemoryStorage()
    storage.setSecret(.init([0xff]), named: "token")
    #expect(UserSettings(storage: storage).token == nil)
  }
}
