import Foundation
import Observation
import StrataPresentation

/// The whole app in one window: three flows beside each other. Each window has a coordinator of its own; all follow
/// one session.
@Observable
final class AppCoordinator: Coordinator, WindowNavigation {
  enum Tab: String, CaseIterable, Hashable, Sendable {
    case home, profile, settings
  }

  @ObservationIgnored var children: [any Coordinator] = []
  var tab = Tab.home
  let home: HomeCoordinator
  let profile: ProfileCoordinator
  let settings: SettingsCoordinator
  let avatars: AvatarsViewModel
  @ObservationIgnored private(set) lazy var session = container.makeSessionViewModel(coordinator: self)

  @ObservationIgnored private let container: DependencyContainer

  init(container: DependencyContainer) {
    self.container = container
    avatars = container.makeAvatarsViewModel()
    home = HomeCoordinator(container: container)
    profile = ProfileCoordinator(container: container)
    settings = SettingsCoordinator(container: container)
    profile.window = self
    settings.window = self
  }

  var shownSession: Session { profile.session }

  /// Begins the flows. A window that appears again is where it was.
  func start() {
    guard children.isEmpty else { return }
    start(home)
    start(profile)
    start(settings)
  }

  func sessionDidChange() {
    profile.showCurrentSession()
  }

  func userDidSignOut() {
    profile.start()
  }

  /// Goes where a link leads, from wherever the user is.
  /// - Returns: false if it leads nowhere in this app.
  func open(_ url: URL) async -> Bool {
    guard let link = DeepLink.parser.route(for: url) else { return false }
    start()
    switch link {
    case .users, .newUser, .user:
      tab = .home
      home.start()
    case .profile: tab = .profile
    case .settings: tab = .settings
    }
    switch link {
    case .newUser: home.showCreateUser()
    case .user(let id): await home.showUser(id: id)
    case .users, .profile, .settings: break
    }
    return true
  }
}
