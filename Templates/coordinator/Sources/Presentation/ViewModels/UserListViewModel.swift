import Foundation
import Observation

@Observable
final class UserListViewModel: BaseViewModel {
  private(set) var users: [User] = []
  /// When the users were stored, if they are not those of now.
  private(set) var storedAt: Date?

  @ObservationIgnored private let getUserListUseCase: any GetUserListUseCaseProtocol
  @ObservationIgnored private weak var coordinator: (any HomeNavigation)?

  init(getUserListUseCase: any GetUserListUseCaseProtocol, coordinator: (any HomeNavigation)?) {
    self.getUserListUseCase = getUserListUseCase
    self.coordinator = coordinator
  }

  func loadUsers() async {
    await run {
      let list = try await getUserListUseCase.execute()
      users = list.users
      storedAt = list.storedAt
    }
  }

  func select(_ user: User) {
    coordinator?.showUser(user)
  }

  func addUser() {
    coordinator?.showCreateUser()
  }
}
