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
    await load { () throws(AppError) in
      try await getUserListUseCase.execute()
    } show: { list in
      users = list.users
      storedAt = list.storedAt
    }
  }

  func select(_ user: User) {
    coordinator?.showUser(user)
  }

  /// A user of whom only the id is known; nil, and an error, if there is none.
  func user(id: String) async -> User? {
    if !users.contains(where: { $0.id == id }) { await loadUsers() }
    let user = users.first { $0.id == id }
    if user == nil, errorMessage == nil { handleError(.unknownUser) }
    return user
  }

  func addUser() {
    coordinator?.showCreateUser()
  }
}
