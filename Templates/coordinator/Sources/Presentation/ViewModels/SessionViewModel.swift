/// Follows the session of the app for one window. It has no screen.
@MainActor
final class SessionViewModel {
  private let observeSessionUseCase: any ObserveSessionUseCaseProtocol
  private weak var coordinator: (any SessionNavigation)?

  init(observeSessionUseCase: any ObserveSessionUseCaseProtocol, coordinator: (any SessionNavigation)?) {
    self.observeSessionUseCase = observeSessionUseCase
    self.coordinator = coordinator
  }

  /// Until the task is cancelled: as long as the window is there.
  func observeSession() async {
    for await session in observeSessionUseCase.execute() { await coordinator?.sessionDidChange(to: session) }
  }
}
