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

  /// How often the user, or a link, went somewhere: a user who is still being loaded is not shown to somebody who has
  /// gone elsewhere.
  @ObservationIgnored private var moves = 0
  @ObservationIgnored private let container: DependencyContainer

  init(container: DependencyContainer) {
    self.container = container
  }

  func start() {
    moves += 1
    router.backToRoot()
  }

  func showUser(_ user: User) {
    moves += 1
    router.navigate(to: .user(user))
  }

  /// Shows a user of whom only the id is known, as links do.
  func showUser(id: String) async {
    moves += 1
    let move = moves
    guard let user = await userListViewModel.user(id: id), move == moves else { return }
    showUser(user)
  }

  func showCreateUser() {
    moves += 1
    createUserViewModel = container.makeCreateUserViewModel(coordinator: self)
    router.navigate(to: .createUser)
  }

  func userWasCreated(of draft: UserDraft.ID) async {
    // The form may have been left, and another screen or another form may be there.
    if createUserViewModel?.draft.id == draft {
      if router.path.last == .createUser { router.backToRoot() }
      createUserViewModel = nil
    }
    await userListViewModel.loadUsers()
  }
}
