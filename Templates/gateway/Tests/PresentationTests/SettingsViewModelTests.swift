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
