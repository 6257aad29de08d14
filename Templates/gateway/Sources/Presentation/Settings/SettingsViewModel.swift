import Observation

/// What the user decides about signing in.
@MainActor
@Observable
final class SettingsViewModel {
  /// `nil` until they are read.
  private(set) var settings: SignInSettings?
  private(set) var errorMessage: String?

  /// As they were last read or saved.
  @ObservationIgnored private var stored: SignInSettings?
  /// How many changes were made: the answer to an earlier one does not undo a later one.
  @ObservationIgnored private var changes = 0
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
    let known = changes
    do {
      let read = try await getSettingsUseCase.execute()
      guard known == changes else { return }
      stored = read
      settings = read
    } catch  where Task.isCancelled {
      // The screen is closed.
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  /// Shows the change at once, and takes it back if it cannot be saved. A switch may be tapped again before that is
  /// known.
  func setRemembersPhone(_ remembersPhone: Bool) async {
    guard let last = settings else { return }
    settings = SignInSettings(remembersPhone: remembersPhone, phone: last.phone)
    errorMessage = nil
    changes += 1
    let number = changes
    do {
      let saved = try await saveSettingsUseCase.execute(remembersPhone: remembersPhone)
      stored = saved
      if number == changes { settings = saved }
    } catch {
      guard number == changes else { return }
      settings = stored
      errorMessage = error.localizedDescription
    }
  }
}
