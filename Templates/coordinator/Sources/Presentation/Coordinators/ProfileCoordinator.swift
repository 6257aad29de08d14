import Observation
import StrataPresentation

/// The profile, and signing in to have one.
@Observable
final class ProfileCoordinator: Coordinator, ProfileNavigation {
  enum Route: Hashable, Sendable {
    case signIn
  }

  @ObservationIgnored var children: [any Coordinator] = []
  let router = StackRouter<Route>()
  private(set) var profileViewModel: ProfileViewModel?
  private(set) var signInViewModel: SignInViewModel?

  @ObservationIgnored private let container: DependencyContainer

  init(container: DependencyContainer) {
    self.container = container
  }

  /// Begins anew: also after signing out, when nothing of the former user may be left.
  func start() {
    router.backToRoot()
    signInViewModel = nil
    profileViewModel = container.makeProfileViewModel(coordinator: self)
  }

  func showSignIn() {
    signInViewModel = container.makeSignInViewModel(coordinator: self)
    router.navigate(to: .signIn)
  }

  func userDidSignIn() async {
    router.backToRoot()
    signInViewModel = nil
    await profileViewModel?.loadProfile()
  }
}
