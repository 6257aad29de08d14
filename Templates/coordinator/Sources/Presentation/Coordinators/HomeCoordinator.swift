import Observation
import StrataPresentation

/// Users: the list, one of them, a new one.
@Observable
final class HomeCoordinator: Coordinator, HomeNavigation {
  enum Route: Hashable, Sendable {
    case user(User)
    case createUser
  }

  @ObservationIgnored var children: [any Coordinator] = []
  let router = StackRouter<Route>()
  @ObservationIgnored private(set) lazy var userListViewModel = container.makeUserListViewModel(coordinator: self)
  private(set) var createUserViewModel: CreateUserViewModel?

  @ObservationIgnored private let container: DependencyContainer

  init(container: DependencyContainer) {
    self.container = container
  }

  func start() {
    router.backToRoot()
  }

  func showUser(_ user: User) {
    router.navigate(to: .user(user))
  }

  func showCreateUser() {
    createUserViewModel = container.makeCreateUserViewModel(coordinator: self)
    router.navigate(to: .createUser)
  }

  func userWasCreated(_ user: User) async {
    router.backToRoot()
    createUserViewModel = nil
    await userListViewModel.loadUsers()
  }
}
