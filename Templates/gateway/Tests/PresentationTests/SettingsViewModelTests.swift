import StrataTesting
import Testing

@testable import Login

@MainActor
@Suite struct SettingsViewModelTests {
  private let stored = Scripted<Void, SignInSettings>(answering: SignInSettings(phone: Samples.phone))
  private let saved = Scripted<Bool, SignInSettings>(answering: SignInSettings(remembersPhone: false))

  private func makeViewModel() -> SettingsViewModel {
    SettingsViewModel(
      getSettingsUseCase: MockGetSettingsUseCase(answers: stored),
      saveSettingsUseCase: MockSaveSettingsUseCase(answers: saved))
  }

  @Test func settingsAreReadAndChanged() async {
    let viewModel = makeViewModel()
    await viewModel.setRemembersPhone(false)
    #expect(viewModel.settings == nil && saved.calls.isEmpty)
    await viewModel.loadSettings()
    #expect(viewModel.settings == SignInSettings(phone: Samples.phone))
    await viewModel.setRemembersPhone(false)
    #expect(viewModel.settings?.remembersPhone == false && viewModel.errorMessage == nil)
    #expect(saved.calls == [false])
  }

  /// Another user has signed in, in another window, since the settings were shown.
  @Test func whatIsSavedIsShown() async {
    let viewModel = makeViewModel()
    await viewModel.loadSettings()
    saved.replace(with: .success(SignInSettings(phone: "+998907654321")))
    await viewModel.setRemembersPhone(true)
    #expect(viewModel.settings?.phone == "+998907654321" && saved.calls == [true])
  }

  @Test func whatCannotBeSavedIsAsItWas() async {
    let viewModel = makeViewModel()
    await viewModel.loadSettings()
    saved.replace(with: .failure(SettingsError.unavailable(AuthError.noConnection)))
    await viewModel.setRemembersPhone(false)
    #expect(viewModel.settings?.remembersPhone == true)
    #expect(viewModel.errorMessage == "Your settings cannot be read or saved.")
  }

  /// A switch that is tapped twice before the first change is saved.
  @Test(.timeLimit(.minutes(5)), arguments: [true, false])
  func theLastOfTwoTapsCounts(canBeSaved: Bool) async {
    let (offGate, answerOff) = AsyncStream<Never>.makeStream()
    let (onGate, answerOn) = AsyncStream<Never>.makeStream()
    let failure = SettingsError.unavailable(AuthError.noConnection)
    let viewModel = SettingsViewModel(
      getSettingsUseCase: MockGetSettingsUseCase(answers: stored),
      saveSettingsUseCase: HeldSaveSettingsUseCase(
        gates: [false: offGate, true: onGate], failure: canBeSaved ? nil : failure))
    await viewModel.loadSettings()
    let off = Task { await viewModel.setRemembersPhone(false) }
    while viewModel.settings?.remembersPhone == true { await Task.yield() }
    let on = Task { await viewModel.setRemembersPhone(true) }
    while viewModel.settings?.remembersPhone == false { await Task.yield() }
    answerOff.finish()
    await off.value
    #expect(viewModel.settings?.remembersPhone == true && viewModel.errorMessage == nil)
    answerOn.finish()
    await on.value
    #expect(viewModel.settings?.remembersPhone == true && (viewModel.errorMessage == nil) == canBeSaved)
  }

  @Test func whatCannotBeReadIsShownUntilTheNextTry() async {
    stored.replace(
      with: .failure(SettingsError.unavailable(AuthError.noConnection)), .success(SignInSettings()))
    let viewModel = makeViewModel()
    await viewModel.loadSettings()
    #expect(viewModel.settings == nil && viewModel.errorMessage == "Your settings cannot be read or saved.")
    await viewModel.loadSettings()
    #expect(viewModel.settings == SignInSettings() && viewModel.errorMessage == nil)
  }
}

/// Answers each value when its gate is opened.
private struct HeldSaveSettingsUseCase: SaveSettingsUseCaseProtocol {
  let gates: [Bool: AsyncStream<Never>]
  let failure: SettingsError?

  func execute(remembersPhone: Bool) async throws(SettingsError) -> SignInSettings {
    if let gate = gates[remembersPhone] { for await _ in gate {} }
    if let failure { throw failure }
    return SignInSettings(remembersPhone: remembersPhone)
  }
}
