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
  @ObservationIgnored private(set) var session: Session
  @ObservationIgnored private var loading: Task<Void, Never>?
  /// The window, whose other flows follow the same session.
  @ObservationIgnored weak var window: (any WindowNavigation)?
  @ObservationIgnored private let container: DependencyContainer

  init(container: DependencyContainer) {
    self.container = container
    session = container.currentSession
  }

  /// Begins anew with the session of now: nothing of a former user is left.
  func start() {
    if let signIn { end(signIn) }
    makeProfile()
  }

  /// Shows the profile of another session, which this window or another one began or ended. So it does for the same
  /// session where that has expired, or can be read now.
  func showCurrentSession() {
    guard container.currentSession != session else { return }
    // A flow that waits for the server ends by itself: this may be its session.
    if let signIn, signIn.signInViewModel.state != .loading { end(signIn) }
    makeProfile()
    loading = Task { [profileViewModel] in await profileViewModel?.loadProfile() }
  }

  func showSignIn() {
    guard signIn == nil else { return }
    let child = SignInCoordinator(container: container) { [weak self] _, child in
      await self?.signInDidEnd(child)
    }
    signIn = child
    start(child)
  }

  private func makeProfile() {
    session = container.currentSession
    loading = nil
    profileViewModel = container.makeProfileViewModel(coordinator: self)
  }

  /// Returns when the profile is loaded.
  private func signInDidEnd(_ child: SignInCoordinator) async {
    end(child)
    showCurrentSession()
    window?.sessionDidChange()
    await loading?.value
  }

  private func end(_ child: SignInCoordinator) {
    child.signInViewModel.stop()
    finish(child)
    signIn = nil
  }
}
