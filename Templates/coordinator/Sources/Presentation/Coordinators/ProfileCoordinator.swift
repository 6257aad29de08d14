import Observation
import StrataPresentation

/// The profile, and signing in to have one.
@Observable
final class ProfileCoordinator: Coordinator, ProfileNavigation {
  @ObservationIgnored var children: [any Coordinator] = []
  private(set) var profileViewModel: ProfileViewModel?
  /// The flow that is shown while somebody signs in.
  private(set) var signIn: SignInCoordinator?

  /// The session whose profile is shown.
  @ObservationIgnored private var session: Session
  @ObservationIgnored private var loading: Task<Void, Never>?
  @ObservationIgnored private let container: DependencyContainer

  init(container: DependencyContainer) {
    self.container = container
    session = container.currentSession
  }

  /// Begins anew with the session of now: nothing of a former user is left.
  func start() {
    if let signIn { end(signIn) }
    session = container.currentSession
    loading = nil
    profileViewModel = container.makeProfileViewModel(coordinator: self)
  }

  /// Shows the profile of another session, which this window or another one began or ended, and returns when it is loaded. So
  /// it does for the same session where that has expired, or can be read now.
  func show(_ session: Session) async {
    // A flow of this window that is signing in calls this when it ends.
    guard signIn?.signInViewModel.state != .loading else { return }
    if session != self.session {
      start()
      loading = Task { [profileViewModel] in await profileViewModel?.loadProfile() }
    }
    await loading?.value
  }

  func showSignIn() {
    guard signIn == nil else { return }
    let child = SignInCoordinator(container: container) { [weak self] _, child in
      await self?.signInDidEnd(child)
    }
    signIn = child
    start(child)
  }

  private func signInDidEnd(_ child: SignInCoordinator) async {
    self.end(child)
    await show(container.currentSession)
  }

  private func end(_ child: SignInCoordinator) {
    finish(child)
    signIn = nil
  }
}
