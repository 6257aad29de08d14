/// Follows the session of the app for one window. It has no screen.
@MainActor
final class SessionViewModel {
  private let observeSessionUseCase: any ObserveSessionUseCaseProtocol
  private let readSessionUseCase: any ReadSessionUseCaseProtocol
  private weak var coordinator: (any SessionNavigation)?

  init(
    observeSessionUseCase: any ObserveSessionUseCaseProtocol, readSessionUseCase: any ReadSessionUseCaseProtocol,
    coordinator: (any SessionNavigation)?
  ) {
    self.observeSessionUseCase = observeSessionUseCase
    self.readSessionUseCase = readSessionUseCase
    self.coordinator = coordinator
  }

  /// Until the task is cancelled: as long as the window is there.
  func observeSession() async {
    for await _ in observeSessionUseCase.execute() { coordinator?.sessionDidChange() }
  }

  /// Reads the stored session once more, if it could not be read. Who observes the session sees what comes of it.
  func readSession() async {
    await readSessionUseCase.execute()
  }
}
