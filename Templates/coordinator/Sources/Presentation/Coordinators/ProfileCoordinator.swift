import Observation
import StrataPresentation

/// The profile, and signing in to have one.
@Observable
final class ProfileCoordinator: Coordinator, ProfileNavigation {
  @ObservationIgnored var children: [any Coordinator] = []
  private(set) var profileViewModel: ProfileViewModel?
  /// The flow that is in sight while somebody signs in.
  private(set) var signIn: SignInCoordinator?

  @ObservationIgnored private let container: DependencyContainer

  init(container: DependencyContainer) {
    self.container = container
  }

  /// Begins anew: also after signing out, when nothing of the former user may be left.
  func start() {
    if let signIn { end(signIn) }
    profileViewModel = container.makeProfileViewModel(coordinator: self)
  }

  func showSignIn() {
    guard signIn == nil else { return }
    let child = SignInCoordinator(container: container) { [weak self] end, child in
      await self?.signInDidEnd(end, child)
    }
    signIn = child
    start(child)
  }

  private func signInDidEnd(_ end: SignInCoordinator.End, _ child: SignInCoordinator) async {
    self.end(child)
    if end == .signedIn { await profileViewModel?.loadProfile() }
  }

  private func end(_ child: SignInCoordinator) {
    finish(child)
    signIn = nil
  }
}
