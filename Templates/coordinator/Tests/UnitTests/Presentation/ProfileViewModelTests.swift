import Testing

@testable import Members

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ProfileViewModelTests {
  private let navigation = FakeNavigation()

  @Test func profileViewModelLoadsAndSaves() async {
    let viewModel = profileViewModel(.ada)
    await viewModel.loadProfile()
    #expect(viewModel.profile == .ada)
    await viewModel.updateProfile(name: "Ada L.", email: "ada@example.com")
    #expect(viewModel.profile?.name == "Ada L.")
  }

  @Test func aProfileThatIsOnItsWayIsNotLoadedTwice() async {
    let viewModel = profileViewModel(.ada)
    viewModel.setLoading()
    await viewModel.appear()
    #expect(viewModel.profile == nil)
    viewModel.setLoaded()
    await viewModel.appear()
    #expect(viewModel.profile == .ada)
  }

  /// What is read while a change is on its way may be older than the change.
  @Test func aProfileThatIsReadBesideAChangeDoesNotHideIt() async {
    let changes = HeldAnswers<Profile>()
    let viewModel = ProfileViewModel(
      getProfileUseCase: FakeGetProfileUseCase(profile: .ada),
      updateProfileUseCase: HeldUpdateProfileUseCase(changes: changes), coordinator: navigation)
    let saving = Task { await viewModel.updateProfile(name: "Ada L.", email: "ada@example.com") }
    await changes.waitUntilAsked(1)
    await viewModel.loadProfile()
    #expect(viewModel.profile == nil && viewModel.state == .loading)
    changes.answer(1, .success(Profile(id: "1", phone: "+998901234567", name: "Ada L.", email: "ada@example.com")))
    await saving.value
    #expect(viewModel.profile?.name == "Ada L." && viewModel.state == .loaded)
    await viewModel.loadProfile()
    #expect(viewModel.profile == .ada)
  }

  @Test func aSessionThatIsOverTakesTheProfileAlong() async {
    let viewModel = profileViewModel(.ada, isOver: true)
    await viewModel.loadProfile()
    #expect(viewModel.profile == .ada)
    await viewModel.updateProfile(name: "Ada L.", email: "ada@example.com")
    #expect(viewModel.profile == nil && viewModel.state == .error("Please sign in."))
  }

  @Test func profileViewModelAsksToSignIn() async {
    let viewModel = profileViewModel(nil)
    await viewModel.loadProfile()
    #expect(viewModel.state == .error("Please sign in."))
    viewModel.signIn()
    #expect(navigation.asked == ["sign in"])
  }

  /// A user who is signed in, but not reached, is not asked to sign in.
  @Test(arguments: [
    (AppError.signedOut, true, false), (.sessionUnreadable, true, true), (.offline, false, true),
    (.unavailable, false, true),
  ])
  func aProfileThatIsNotThereIsLoadedAgainOrSignedInFor(
    failure: AppError, offersSignIn: Bool, offersRetry: Bool
  ) async {
    let answers = HeldAnswers<Profile>()
    let viewModel = ProfileViewModel(
      getProfileUseCase: HeldGetProfileUseCase(answers: answers),
      updateProfileUseCase: FakeUpdateProfileUseCase(isOver: false), coordinator: navigation)
    #expect(!viewModel.offersSignIn && !viewModel.offersRetry)
    for result in [.failure(failure), Result.success(Profile.ada)] {
      let loading = Task { await viewModel.loadProfile() }
      let number = viewModel.offersSignIn || viewModel.offersRetry ? 2 : 1
      await answers.waitUntilAsked(number)
      answers.answer(number, result)
      await loading.value
      if case .failure = result {
        #expect(viewModel.offersSignIn == offersSignIn && viewModel.offersRetry == offersRetry)
      }
    }
    #expect(!viewModel.offersSignIn && !viewModel.offersRetry && viewModel.profile == .ada)
  }

  @Test func signInViewModelTakesTwoSteps() async {
    let viewModel = SignInViewModel(
      requestCodeUseCase: FakeRequestCodeUseCase(), signInUseCase: FakeSignInUseCase(), coordinator: navigation)
    await viewModel.requestCode()
    #expect(viewModel.state == .error(AppError.invalidPhone.localizedDescription))
    #expect(!viewModel.isCodeSent)
    viewModel.phone = "+998901234567"
    await viewModel.requestCode()
    #expect(viewModel.isCodeSent)
    viewModel.code = "1"
    await viewModel.signIn()
    #expect(viewModel.state == .error("Wrong."))
    viewModel.code = "424242"
    await viewModel.signIn()
    await viewModel.cancel()
    #expect(navigation.asked == ["signed in", "cancelled"])
  }

  @Test func settingsViewModelSignsOut() async {
    let viewModel = SettingsViewModel(signOutUseCase: FakeSignOutUseCase(), coordinator: navigation)
    await viewModel.signOut()
    #expect(navigation.asked == ["signed out"])
  }

  private func profileViewModel(_ profile: Profile?, isOver: Bool = false) -> ProfileViewModel {
    ProfileViewModel(
      getProfileUseCase: FakeGetProfileUseCase(profile: profile),
      updateProfileUseCase: FakeUpdateProfileUseCase(isOver: isOver), coordinator: navigation)
  }
}

private struct FakeGetProfileUseCase: GetProfileUseCaseProtocol {
  let profile: Profile?

  func execute() async throws(AppError) -> Profile {
    guard let profile else { throw .signedOut }
    return profile
  }
}

private struct FakeUpdateProfileUseCase: UpdateProfileUseCaseProtocol {
  /// The session, that is.
  let isOver: Bool

  func execute(name: String, email: String) async throws(AppError) -> Profile {
    if isOver { throw .signedOut }
    return Profile(id: "1", phone: "+998901234567", name: name, email: email)
  }
}

private struct HeldUpdateProfileUseCase: UpdateProfileUseCaseProtocol {
  let changes: HeldAnswers<Profile>

  func execute(name: String, email: String) async throws(AppError) -> Profile { try await changes.next() }
}

private struct HeldGetProfileUseCase: GetProfileUseCaseProtocol {
  let answers: HeldAnswers<Profile>

  func execute() async throws(AppError) -> Profile { try await answers.next() }
}

private struct FakeRequestCodeUseCase: RequestCodeUseCaseProtocol {
  func execute(phone: String) async throws(AppError) {
    guard phone.hasPrefix("+") else { throw .invalidPhone }
  }
}

private struct FakeSignInUseCase: SignInUseCaseProtocol {
  func execute(phone: String, code: String) async throws(AppError) {
    guard code == "424242" else { throw .refused(reason: "Wrong.") }
  }
}

private struct FakeSignOutUseCase: SignOutUseCaseProtocol {
  func execute(_ session: Session) async {}
}
