import Foundation
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

@testable import Members

/// One session for all windows, each of which has coordinators of its own.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SessionTests {
  private let storage = InMemoryStorage()
  private let transport = InMemoryTransport()

  init() {
    transport.on(.post, "cli/client", .json(#"{"success": true, "result": {"expiresAt": "2027-01-15T08:00:00Z"}}"#))
    transport.on(
      .post, "cli/valid", .json(#"{"success": true, "result": {"token": "ann", "refreshToken": "r"}}"#),
      .json(#"{"success": true, "result": {"token": "bob", "refreshToken": "r"}}"#))
  }

  private func makeContainer(keychain: any SecureStorage) -> DependencyContainer {
    DependencyContainer(
      baseURL: "http://memory", transport: transport, userDefaultsStorage: storage, keychainStorage: keychain)
  }

  private func makeWindow(_ container: DependencyContainer) -> AppCoordinator {
    let window = AppCoordinator(container: container)
    window.start()
    return window
  }

  private func signIn(_ window: AppCoordinator) async {
    await signIn(in: window.profile)
  }

  private func signIn(in profile: ProfileCoordinator) async {
    profile.showSignIn()
    profile.signIn?.signInViewModel.phone = "+998901234567"
    await profile.signIn?.signInViewModel.requestCode()
    profile.signIn?.signInViewModel.code = "424242"
    await profile.signIn?.signInViewModel.signIn()
  }

  @Test func everyWindowBeginsAnewForAnotherUser() async {
    transport.on(.get, "profile", .json(#"{"id": "1", "phone": "+998901234567", "name": "Ann", "email": ""}"#))
    let container = makeContainer(keychain: storage)
    let (first, second) = (makeWindow(container), makeWindow(container))
    let following = Task { await second.session.observeSession() }
    await signIn(first)
    while second.profile.profileViewModel?.profile?.name != "Ann" { await Task.yield() }
    await first.settings.settingsViewModel.signOut()
    while second.profile.profileViewModel?.profile != nil { await Task.yield() }
    #expect(first.profile.profileViewModel?.profile == nil)
    following.cancel()
  }

  /// Whether the session is observed before the flow ends, or after it. Without a window, whose other flows may load
  /// the same.
  @Test func signingInEndsWhenTheProfileIsThere() async {
    transport.on(.get, "profile", .json(#"{"id": "1", "phone": "+998901234567", "name": "Ann", "email": ""}"#))
    let container = makeContainer(keychain: storage)
    let profile = ProfileCoordinator(container: container)
    profile.start()
    let navigation = FakeNavigation()
    navigation.onSessionChange = { profile.showCurrentSession() }
    let following = Task { await container.makeSessionViewModel(coordinator: navigation).observeSession() }
    await signIn(in: profile)
    #expect(profile.profileViewModel?.profile?.name == "Ann")
    #expect(profile.signIn == nil && profile.children.isEmpty)
    while navigation.asked.isEmpty { await Task.yield() }
    #expect(transport.requests(.get, "profile").count == 1)
    following.cancel()
  }

  @Test func theViewModelOfTheSessionTellsItsCoordinator() async {
    let navigation = FakeNavigation()
    let sessions = Sessions(all: [Session(number: 0, state: .signedOut), Session(number: 1, state: .signedIn)])
    await SessionViewModel(
      observeSessionUseCase: sessions, readSessionUseCase: sessions, coordinator: navigation
    ).observeSession()
    #expect(navigation.asked == ["session changed", "session changed"])
  }

  /// A tap in a window that still shows Ann, just after Bob has signed in.
  @Test func aWindowThatStillShowsAFormerUserSignsOutNobodyElse() async {
    transport.on(.get, "profile", .json(#"{"id": "1", "phone": "+998901234567", "name": "Ann", "email": ""}"#))
    let container = makeContainer(keychain: storage)
    let first = makeWindow(container)
    await signIn(first)
    // It follows no session.
    let second = makeWindow(container)
    await first.settings.settingsViewModel.signOut()
    await signIn(first)
    await second.settings.settingsViewModel.signOut()
    #expect(container.currentSession.state == .signedIn && storage.secret(named: "session") != nil)
    #expect(second.profile.session == container.currentSession)
  }

  /// Ann's answer comes after Bob has signed in in another window.
  @Test func aLateSignInDoesNotReplaceTheNextUser() async {
    let (gate, open) = AsyncStream<Never>.makeStream()
    let answers = transport
    let held = InMemoryTransport { request throws(NetworkError) in
      if request.url.path.hasSuffix("cli/valid"), String(decoding: request.data, as: UTF8.self).contains("111111") {
        for await _ in gate {}
      }
      return try await answers.send(request, progress: nil)
    }
    transport.on(.get, "profile", .json(#"{"id": "1", "phone": "+998901234567", "name": "Bob", "email": ""}"#))
    let container = DependencyContainer(
      baseURL: "http://memory", transport: held, userDefaultsStorage: storage, keychainStorage: storage)
    let (first, second) = (makeWindow(container), makeWindow(container))
    let following = Task { await first.session.observeSession() }
    first.profile.showSignIn()
    let ann = first.profile.signIn?.signInViewModel
    ann?.code = "111111"
    let late = Task { await ann?.signIn() }
    while ann?.state != .loading { await Task.yield() }
    await signIn(second)
    let bob = container.currentSession
    // The window shows Bob behind the form that waits, and keeps the form.
    while first.profile.session != bob { await Task.yield() }
    #expect(first.profile.signIn != nil)
    open.finish()
    await late.value
    #expect(container.currentSession == bob)
    #expect(ann?.state == .error("Somebody signed in or out in another window meanwhile."))
    following.cancel()
  }

  /// Whether the screen has a button for it, or is swiped away.
  @Test(arguments: [true, false]) func whoGivesUpSigningInIsNotSignedInLater(hasButton: Bool) async {
    let (gate, open) = AsyncStream<Never>.makeStream()
    let answers = transport
    let held = InMemoryTransport { request throws(NetworkError) in
      for await _ in gate {}
      if Task.isCancelled { throw .cancelled }
      return try await answers.send(request, progress: nil)
    }
    let container = DependencyContainer(
      baseURL: "http://memory", transport: held, userDefaultsStorage: storage, keychainStorage: storage)
    let window = makeWindow(container)
    window.profile.showSignIn()
    let flow = window.profile.signIn
    let signingIn = Task { await flow?.signInViewModel.signIn() }
    while held.requests.isEmpty { await Task.yield() }
    if hasButton { await flow?.signInViewModel.cancel() } else { await flow?.userDidCancel() }
    #expect(window.profile.signIn == nil)
    open.finish()
    await signingIn.value
    #expect(answers.requests.isEmpty)
    #expect(container.currentSession.state == .signedOut && storage.secret(named: "session") == nil)
  }

  @Test func aProfileOfAFormerUserSendsNothingForTheNextOne() async {
    let container = makeContainer(keychain: storage)
    let (first, second) = (makeWindow(container), makeWindow(container))
    await signIn(first)
    second.profile.start()
    let ann = second.profile.profileViewModel
    await first.settings.settingsViewModel.signOut()
    await signIn(first)
    await ann?.updateProfile(name: "Ann", email: "ann@example.com")
    #expect(transport.requests(.put, "profile").isEmpty && ann?.state == .error("Please sign in."))
    #expect(container.currentSession.state == .signedIn)
  }

  /// Such as before the first unlock of a device.
  @Test func aSessionThatCannotBeReadIsReadLaterAndNeverDeleted() async throws {
    transport.on(.get, "profile", .json(#"{"id": "1", "phone": "+998901234567", "name": "Ann", "email": ""}"#))
    try storage.set(Credential(accessToken: "ann"), for: SecretKey("session"))
    let keychain = LockedKeychain(holding: storage)
    keychain.isLocked = true
    let window = makeWindow(makeContainer(keychain: keychain))
    await window.profile.profileViewModel?.loadProfile()
    #expect(window.profile.profileViewModel?.state == .error("Your session cannot be read now."))
    #expect(storage.secret(named: "session") != nil)
    keychain.isLocked = false
    await window.profile.profileViewModel?.loadProfile()
    #expect(window.profile.profileViewModel?.profile?.name == "Ann")
  }

  /// No window sends a request: the one that is seen reads the session, and all follow.
  @Test func everyWindowShowsASessionThatCanBeReadAgain() async throws {
    transport.on(.get, "profile", .json(#"{"id": "1", "phone": "+998901234567", "name": "Ann", "email": ""}"#))
    try storage.set(Credential(accessToken: "ann"), for: SecretKey("session"))
    let keychain = LockedKeychain(holding: storage)
    keychain.isLocked = true
    let container = makeContainer(keychain: keychain)
    let (first, second) = (makeWindow(container), makeWindow(container))
    let following = Task { await second.session.observeSession() }
    await second.profile.profileViewModel?.loadProfile()
    #expect(second.profile.profileViewModel?.state == .error("Your session cannot be read now."))
    keychain.isLocked = false
    await first.session.readSession()
    while second.profile.profileViewModel?.profile?.name != "Ann" { await Task.yield() }
    following.cancel()
  }

  /// The number of the session stays the same.
  @Test func everyWindowShowsThatTheSessionHasExpired() async {
    transport.on(.get, "profile", .json(#"{"id": "1", "phone": "+998901234567", "name": "Ann", "email": ""}"#))
    transport.on(.post, "cli/refresh", .json(#"{"success": false, "message": "Sign in again."}"#))
    let container = makeContainer(keychain: storage)
    let (first, second) = (makeWindow(container), makeWindow(container))
    let following = Task { await second.session.observeSession() }
    await signIn(first)
    while second.profile.profileViewModel?.profile?.name != "Ann" { await Task.yield() }
    transport.on(.get, "profile", .status(401))
    await first.profile.profileViewModel?.loadProfile()
    #expect(container.currentSession.state == .expired)
    while second.profile.profileViewModel?.profile != nil { await Task.yield() }
    following.cancel()
  }

  /// The next launch would begin with the former user.
  @Test func aSessionThatCannotBeDeletedIsSaid() async {
    let keychain = LockedKeychain(holding: storage)
    let container = makeContainer(keychain: keychain)
    let window = makeWindow(container)
    await signIn(window)
    keychain.isLocked = true
    await window.settings.settingsViewModel.signOut()
    #expect(
      window.settings.settingsViewModel.errorMessage
        == "You are signed out, but your session could not be deleted from this device.")
    #expect(container.currentSession.state == .signedOut && window.profile.profileViewModel?.profile == nil)
    keychain.isLocked = false
    await window.settings.settingsViewModel.signOut()
    #expect(window.settings.settingsViewModel.errorMessage == nil)
    #expect(makeContainer(keychain: keychain).currentSession.state == .signedOut)
  }
}

private struct Sessions: ObserveSessionUseCaseProtocol, ReadSessionUseCaseProtocol {
  let all: [Session]

  func execute() async {}

  func execute() -> AsyncStream<Session> {
    AsyncStream { continuation in
      for session in all { continuation.yield(session) }
      continuation.finish()
    }
  }
}
