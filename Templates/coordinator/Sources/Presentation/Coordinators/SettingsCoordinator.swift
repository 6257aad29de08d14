import Observation
import StrataPresentation

/// The settings.
@Observable
final class SettingsCoordinator: Coordinator, SettingsNavigation {
  @ObservationIgnored var children: [any Coordinator] = []
  @ObservationIgnored private(set) lazy var settingsViewModel = container.makeSettingsViewModel(coordinator: self)

  @ObservationIgnored private let container: DependencyContainer
  @ObservationIgnored private let shownSession: () -> Session
  @ObservationIgnored private let onSignOut: () -> Void

  /// The session that the window shows.
  var session: Session { shownSession() }

  init(container: DependencyContainer, session: @escaping () -> Session, onSignOut: @escaping () -> Void) {
    self.container = container
    shownSession = session
    self.onSignOut = onSignOut
  }

  func start() {}

  func userDidSignOut() async {
    onSignOut()
  }
}
