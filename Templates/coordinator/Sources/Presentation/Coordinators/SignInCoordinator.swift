import Observation
import StrataPresentation

/// Signing in: a flow that another one starts, and that ends.
@Observable
final class SignInCoordinator: Coordinator, SignInNavigation {
  /// How the flow ended.
  enum End: Sendable {
    case signedIn, cancelled
  }

  @ObservationIgnored var children: [any Coordinator] = []
  @ObservationIgnored private(set) lazy var signInViewModel = container.makeSignInViewModel(coordinator: self)

  @ObservationIgnored private let container: DependencyContainer
  @ObservationIgnored private let onEnd: (End, SignInCoordinator) async -> Void

  /// - Parameter onEnd: called once; the coordinator that started the flow finishes it.
  init(container: DependencyContainer, onEnd: @escaping (End, SignInCoordinator) async -> Void) {
    self.container = container
    self.onEnd = onEnd
  }

  func start() {}

  func userDidSignIn() async {
    await onEnd(.signedIn, self)
  }

  func userDidCancel() async {
    await onEnd(.cancelled, self)
  }
}
