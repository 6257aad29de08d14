import StrataStorage
import Testing

@testable import Login

@Suite struct UserSettingsTests {
  @Test func theTokenIsKeptUntilItIsForgotten() async throws {
    let storage = InMemoryStorage()
    let settings = UserSettings.sample(storage)
    #expect(settings.session.state == .signedOut)
    #expect(await settings.save(token: "t0ken", refreshToken: "r3fresh", after: settings.session))
    #expect(settings.session.state == .signedIn && storage.token == "t0ken")
    #expect(UserSettings.sample(storage).session.state == .signedIn)
    #expect(try CredentialStorage(storage: storage).credential()?.refreshToken == "r3fresh")
    #expect(await settings.forgetToken(of: settings.session))
    #expect(settings.session.state == .signedOut && storage.token == nil)
  }

  @Test func aSessionThatHasEndedForgetsNothing() async throws {
    let storage = InMemoryStorage()
    let settings = UserSettings.sample(storage)
    #expect(await settings.save(token: "ann", refreshToken: "r", after: settings.session))
    let ann = settings.session
    #expect(await settings.save(token: "bob", refreshToken: "r", after: ann))
    #expect(await settings.forgetToken(of: ann))
    #expect(settings.session.state == .signedIn && storage.token == "bob")
  }

  @Test func aSessionThatHasEndedIsNotReplacedOnceMore() async throws {
    let storage = InMemoryStorage()
    let settings = UserSettings.sample(storage)
    let nobody = settings.session
    #expect(await settings.save(token: "bob", refreshToken: "r", after: nobody))
    #expect(await !settings.save(token: "ann", refreshToken: "r", after: nobody))
    #expect(settings.session.state == .signedIn && storage.token == "bob")
  }

  @Test func eachChangeIsObserved() async throws {
    let settings = UserSettings.sample(InMemoryStorage())
    var sessions = settings.sessions.makeAsyncIterator()
    #expect(await sessions.next()?.state == .signedOut)
    #expect(await settings.save(token: "t0ken", refreshToken: "r3fresh", after: settings.session))
    #expect(await sessions.next()?.state == .signedIn)
    #expect(await settings.forgetToken(of: settings.session))
    #expect(await sessions.next()?.state == .signedOut)
  }

  /// Of another version of the app, for instance.
  @Test func whatCanNeverBeReadIsNoToken() throws {
    let storage = InMemoryStorage()
    storage.setSecret(.init([0xff]), named: "session")
    #expect(UserSettings.sample(storage).session.state == .signedOut)
  }
}
