import Observation
import StrataPresentation

/// The whole app in one window: three flows beside each other. Each window has a coordinator of its own.
@Observable
final class AppCoordinator: Coordinator {
  enum Tab: String, CaseIterable, Hashable, Sendable {
    case home, profile, settings
  }

  @ObservationIgnored var children: [any Coordinator] = []
  var tab = Tab.home
  let home: HomeCoordinator
  let profile: ProfileCoordinator
  let settings: SettingsCoordinator

  init(container: DependencyContainer) {
    home = HomeCoordinator(container: container)
    profile = ProfileCoordinator(container: container)
    settings = SettingsCoordinator(container: container, onSignOut: { [profile] in profile.start() })
  }

  /// Begins the flows. A window that appears again is where it was.
  func start() {
    guard children.isEmpty else { return }
    start(home)
    start(profile)
    start(settings)
  }
}
