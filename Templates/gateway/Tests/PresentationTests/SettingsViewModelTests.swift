import StrataTesting
import Testing

@testable import Login

@MainActor
@Suite struct SettingsViewModelTests {
  private let stored = Scripted<Void, SignInSettings>(answering: SignInSettings(phone: Samples.phone))
  private let saved = Scripted<SignInSettings, Void>(answering: ())

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
    #expect(saved.calls == [SignInSettings(remembersPhone: false)])
  }

  @Test func whatCannotBeKeptIsAsItWas() async {
    let viewModel = makeViewModel()
    await viewModel.loadSettings()
    saved.replace(with: .failure(SettingsError.unavailable(AuthError.noConnection)))
    await viewModel.setRemembersPhone(false)
    #expect(viewModel.settings?.remembersPhone == true)
    #expect(viewModel.errorMessage == "Your settings cannot be read or kept.")
  }

  @Test func whatCannotBeReadIsSaidUntilTheNextTry() async {
    stored.replace(
      with: .failure(SettingsError.unavailable(AuthError.noConnection)), .success(SignInSettings()))
    let viewModel = makeViewModel()
    await viewModel.loadSettings()
    #expect(viewModel.settings == nil && viewModel.errorMessage == "Your settings cannot be read or kept.")
    await viewModel.loadSettings()
    #expect(viewModel.settings == SignInSettings() && viewModel.errorMessage == nil)
  }
}
