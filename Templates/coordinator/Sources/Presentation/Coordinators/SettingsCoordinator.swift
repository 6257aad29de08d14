import Observation
import StrataPresentation

/// The settings.
@Observable
final class SettingsCoordinator: Coordinator, SettingsNavigation {
  @ObservationIgnored var children: [any Coordinator] = []
  @ObservationIgnored private(set) lazy var settingsViewModel = container.makeSettingsViewModel(coordinator: self)

  /// The window, which has the other flows.
  @ObservationIgnored weak var window: (any WindowNavigation)?
  @ObservationIgnored private let container: DependencyContainer

  /// The session that the window shows.
  var session: Session { window?.shownSession ?? container.currentSession }

  init(container: DependencyContainer) {
    self.container = container
  }

  func start() {}

  func userDidSignOut() async {
    window?.userDidSignOut()
  }
}
