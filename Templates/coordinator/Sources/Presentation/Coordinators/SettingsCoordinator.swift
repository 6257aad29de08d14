import Observation
import StrataPresentation

/// The settings.
@Observable
final class SettingsCoordinator: Coordinator, SettingsNavigation {
  @ObservationIgnored var children: [any Coordinator] = []
  @ObservationIgnored private(set) lazy var settingsViewModel = container.makeSettingsViewModel(coordinator: self)

  @ObservationIgnored private let container: DependencyContainer
  @ObservationIgnored private let onSignOut: () -> Void

  init(container: DependencyContainer, onSignOut: @escaping () -> Void) {
    self.container = container
    self.onSignOut = onSignOut
  }

  func start() {}

  func userDidSignOut() async {
    onSignOut()
  }
}
