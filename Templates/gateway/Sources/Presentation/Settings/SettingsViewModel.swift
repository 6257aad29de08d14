import Observation

/// What the user decides about signing in.
@MainActor
@Observable
final class SettingsViewModel {
  /// `nil` until they are read.
  private(set) var settings: SignInSettings?
  private(set) var errorMessage: String?

  private let getSettingsUseCase: any GetSettingsUseCaseProtocol
  private let saveSettingsUseCase: any SaveSettingsUseCaseProtocol

  init(
    getSettingsUseCase: any GetSettingsUseCaseProtocol, saveSettingsUseCase: any SaveSettingsUseCaseProtocol
  ) {
    self.getSettingsUseCase = getSettingsUseCase
    self.saveSettingsUseCase = saveSettingsUseCase
  }

  func loadSettings() async {
    errorMessage = nil
    do {
      settings = try await getSettingsUseCase.execute()
    } catch  where Task.isCancelled {
      // Nobody looks at the settings any more.
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  /// What cannot be kept is as it was.
  func setRemembersPhone(_ remembersPhone: Bool) async {
    guard let last = settings else { return }
    let changed = SignInSettings(remembersPhone: remembersPhone, phone: last.phone)
    settings = changed
    errorMessage = nil
    do {
      try await saveSettingsUseCase.execute(settings: changed)
    } catch {
      settings = last
      errorMessage = error.localizedDescription
    }
  }
}
