import Foundation
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

@testable import Login

/// One session for all windows, each of which has view models of its own.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SessionTests {
  private let storage = InMemoryStorage()

  /// A window: its view model follows the session until the task is cancelled.
  private func makeWindow(_ dependencies: AppDependencies) -> (LoginViewModel, Task<Void, Never>) {
    let login = dependencies.makeLoginViewModel()
    return (login, Task { await login.observeSession() })
  }

  private func api() -> InMemoryTransport {
    InMemoryTransport { request in
      guard request.url.path.hasSuffix("cli/login") else { return HTTPResponse(status: 404) }
      let isAnn = String(decoding: request.data, as: UTF8.self).contains(Samples.phone)
      return HTTPResponse(status: 200, body: Data(Samples.envelope(isAnn ? "ann" : "bob").utf8))
    }
  }

  @Test func signingInAndOutIsSeenInEveryWindow() async throws {
    let dependencies = try AppDependencies.sample(api(), storage)
    let (first, following) = makeWindow(dependencies)
    let (second, alsoFollowing) = makeWindow(dependencies)
    await first.logIn(phone: Samples.phone, password: Samples.password)
    while !second.isLoggedIn { await Task.yield() }
    let ann = second.session
    await first.logOut()
    await first.logIn(phone: Samples.otherPhone, password: Samples.password)
    while second.session != first.session { await Task.yield() }
    // Another number: the screens of the second window are made anew.
    #expect(second.isLoggedIn && second.session.number != ann.number)
    for task in [following, alsoFollowing] { task.cancel() }
  }

  @Test func aScreenOfAFormerUserSendsNothingForTheNextOne() async throws {
    let transport = api()
    let dependencies = try AppDependencies.sample(transport, storage)
    let (first, second) = (dependencies.makeLoginViewModel(), dependencies.makeLoginViewModel())
    await first.logIn(phone: Samples.phone, password: Samples.password)
    await second.readSession()
    let avatar = dependencies.makeAvatarViewModel(login: second)
    await first.logOut()
    await first.logIn(phone: Samples.otherPhone, password: Samples.password)
    await avatar.upload(Samples.png)
    #expect(transport.requests(.put, "cli/avatar").isEmpty && avatar.picture == nil)
    #expect(first.isLoggedIn && storage.token == "bob")
  }

  /// Ann's answer comes after Bob has signed in in another window.
  @Test func aLateSignInDoesNotReplaceTheNextUser() async throws {
    let (gate, open) = AsyncStream<Never>.makeStream()
    let answers = api()
    let held = InMemoryTransport { request throws(NetworkError) in
      if String(decoding: request.data, as: UTF8.self).contains(Samples.phone) {
        for await _ in gate {}
      }
      return try await answers.send(request, progress: nil)
    }
    let dependencies = try AppDependencies.sample(held, storage)
    let (first, second) = (dependencies.makeLoginViewModel(), dependencies.makeLoginViewModel())
    let late = Task { await first.logIn(phone: Samples.phone, password: Samples.password) }
    while !first.isLoading { await Task.yield() }
    await second.logIn(phone: Samples.otherPhone, password: Samples.password)
    open.finish()
    await late.value
    #expect(storage.token == "bob" && first.session == second.session)
    #expect(first.showError && first.errorMessage == "Somebody logged in or out in another window meanwhile.")
    await first.loadPhone()
    #expect(first.rememberedPhone == Samples.otherPhone)
  }

  /// The stream of a window is behind what the window has shown since.
  @Test func aLateValueOfTheStreamDoesNotBringBackAFormerSession() async {
    let (stream, values) = AsyncStream<UserSession>.makeStream()
    let settings = LateUserSettings(session: UserSession(number: 2, state: .signedIn), sessions: stream)
    let login = LoginViewModel(
      sendOTPUseCase: MockSendOTPUseCase(answers: Scripted(answering: Samples.otpResponse)),
      validateOTPUseCase: MockValidateOTPUseCase(answers: Scripted(answering: Samples.session)),
      loginUseCase: MockLoginUseCase(answers: Scripted(answering: Samples.session)),
      getSettingsUseCase: MockGetSettingsUseCase(answers: Scripted(answering: SignInSettings())),
      rememberPhoneUseCase: MockRememberPhoneUseCase(answers: Scripted(answering: ())), userSettings: settings)
    let sessions = StateRecorder { login.session.number }
    values.yield(UserSession(number: 1, state: .signedOut))
    values.finish()
    await login.observeSession()
    #expect(login.session.number == 2 && sessions.receiveAll().isEmpty)
  }

  @Test func aLate401OfAFormerUserSignsOutNobody() async throws {
    let transport = api()
    let dependencies = try AppDependencies.sample(transport, storage)
    let login = dependencies.makeLoginViewModel()
    await login.logIn(phone: Samples.phone, password: Samples.password)
    let ann = login.session
    let home = dependencies.makeHomeViewModel(login: login)
    await login.logOut()
    await login.logIn(phone: Samples.otherPhone, password: Samples.password)
    await home.loadProfile()
    #expect(home.errorMessage == "Your session has expired. Please log in again.")
    await login.end(ann)
    #expect(login.isLoggedIn && !login.showError && storage.token == "bob")
  }

  @Test func aSessionThatTheServerDoesNotRenewEndsInEveryWindow() async throws {
    let transport = api()
    transport.on(.get, "profile", .status(401))
    transport.on(.post, "cli/refresh", .status(401))
    let dependencies = try AppDependencies.sample(transport, storage)
    let login = dependencies.makeLoginViewModel()
    await login.logIn(phone: Samples.phone, password: Samples.password)
    let (other, following) = makeWindow(dependencies)
    while !other.isLoggedIn { await Task.yield() }
    await dependencies.makeHomeViewModel(login: login).loadProfile()
    while other.isLoggedIn { await Task.yield() }
    #expect(other.errorMessage == "Your session has expired. Please log in again." && storage.token == nil)
    following.cancel()
  }

  @Test func aTokenThatTheServerRefusesOnceMoreEndsTheSession() async throws {
    let transport = api()
    transport.on(.get, "profile", .status(401))
    transport.on(.post, "cli/refresh", .json(Samples.envelope("renewed")))
    let dependencies = try AppDependencies.sample(transport, storage)
    let login = dependencies.makeLoginViewModel()
    await login.logIn(phone: Samples.phone, password: Samples.password)
    await dependencies.makeHomeViewModel(login: login).loadProfile()
    #expect(!login.isLoggedIn && login.errorMessage == "Your session has expired. Please log in again.")
    #expect(storage.token == nil)
  }

  /// Such as before the first unlock of a device.
  @Test func aSessionThatCannotBeReadIsReadLaterAndNeverDeleted() async throws {
    let secrets = LockedStorage(holding: storage)
    try storage.set(Credential(accessToken: "t0ken"), for: SecretKey("session"))
    secrets.isLocked = true
    let dependencies = AppDependencies(
      server: .exampleServer, transport: api(), storage: secrets, settings: try AppDependencies.settings(in: nil))
    let login = dependencies.makeLoginViewModel()
    #expect(login.isSessionUnreadable && !login.isLoggedIn)
    await dependencies.makeHomeViewModel(login: login).loadProfile()
    await login.readSession()
    #expect(login.isSessionUnreadable && storage.token == "t0ken")
    secrets.isLocked = false
    await login.readSession()
    #expect(login.isLoggedIn && storage.token == "t0ken")
  }

  @Test func aSessionThatCannotBeDeletedIsReportedAndEndsAllTheSame() async throws {
    let secrets = LockedStorage(holding: storage)
    let dependencies = AppDependencies(
      server: .exampleServer, transport: api(), storage: secrets, settings: try AppDependencies.settings(in: nil))
    let login = dependencies.makeLoginViewModel()
    await login.logIn(phone: Samples.phone, password: Samples.password)
    secrets.isLocked = true
    await login.logOut()
    #expect(!login.isLoggedIn && login.showError)
    #expect(login.errorMessage == "You are logged out, but your session could not be deleted from this device.")
  }
}
