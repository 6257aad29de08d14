import Observation
import StrataPresentation

/// The whole app: three flows beside each other.
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

  func start() {
    start(home)
    start(profile)
    start(settings)
  }
}
