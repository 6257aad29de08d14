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
      // The screen is closed.
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  /// Shows the change at once, and takes it back if it cannot be saved.
  func setRemembersPhone(_ remembersPhone: Bool) async {
    guard let last = settings else { return }
    settings = SignInSettings(remembersPhone: remembersPhone, phone: last.phone)
    errorMessage = nil
    do {
      settings = try await saveSettingsUseCase.execute(remembersPhone: remembersPhone)
    } catch {
      settings = last
      errorMessage = error.localizedDescription
    }
  }
}
