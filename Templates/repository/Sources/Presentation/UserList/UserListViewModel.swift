import Observation

@MainActor
@Observable
final class UserListViewModel {
  private(set) var uiState = UserListUiState()

  private let getUsersUseCase: GetUsersUseCase
  private let observeUsersUseCase: ObserveUsersUseCase
  private let refreshDataUseCase: RefreshDataUseCase
  private let sendUserChangesUseCase: SendUserChangesUseCase

  init(
    getUsersUseCase: GetUsersUseCase, observeUsersUseCase: ObserveUsersUseCase, refreshDataUseCase: RefreshDataUseCase,
    sendUserChangesUseCase: SendUserChangesUseCase
  ) {
    self.getUsersUseCase = getUsersUseCase
    self.observeUsersUseCase = observeUsersUseCase
    self.refreshDataUseCase = refreshDataUseCase
    self.sendUserChangesUseCase = sendUserChangesUseCase
  }

  /// Fetches the users, and returns when they, or the reason why not, are on screen.
  func loadUsers() async {
    beginLoading()
    do {
      let list = try await getUsersUseCase.execute()
      // Who is gone, or pulls once more, is not told that the request was cancelled.
      if Task.isCancelled { return endLoading() }
      uiState = UserListUiState(
        items: list.users, isStale: list.isStale, errorMessage: list.refreshFailure?.localizedDescription,
        isEmpty: list.users.isEmpty)
    } catch {
      if Task.isCancelled { return endLoading() }
      fail(error)
    }
  }

  /// Keeps the screen up to date with what is stored, until the task is cancelled: as long as the screen is there.
  func observeUsers() async {
    do {
      for try await users in observeUsersUseCase.execute() where users != uiState.items {
        uiState.items = users
        uiState.isEmpty = uiState.isEmpty && users.isEmpty
      }
    } catch {
      fail(error)
    }
  }

  /// Sends what was changed on this device, until the task is cancelled: as long as the app is in the foreground.
  func sendChanges() async {
    do { try await sendUserChangesUseCase.execute() } catch { fail(error) }
  }

  /// Forgets what is stored, and fetches it anew.
  func startOver() async {
    uiState = UserListUiState(isLoading: true)
    do {
      try await refreshDataUseCase.execute()
      await loadUsers()
    } catch {
      fail(error)
    }
  }

  private func beginLoading() {
    var next = uiState
    next.isLoading = uiState.items.isEmpty
    next.isRefreshing = !uiState.items.isEmpty
    next.errorMessage = nil
    uiState = next
  }

  private func endLoading() {
    uiState.isLoading = false
    uiState.isRefreshing = false
  }

  private func fail(_ error: any Error) {
    uiState = UserListUiState(
      items: uiState.items, isStale: !uiState.items.isEmpty, errorMessage: error.localizedDescription)
  }
}
