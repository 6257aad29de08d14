import Observation

@MainActor
@Observable
final class UserListViewModel {
  private(set) var uiState = UserListUiState()

  /// How often the stored users were observed: what a request returns is older than what was observed after it began.
  @ObservationIgnored private var observations = 0
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

  /// Fetches the users, and returns when they, or the reason of the failure, are on screen.
  func loadUsers() async {
    beginLoading()
    let known = observations
    do {
      let list = try await getUsersUseCase.execute()
      // A request that was cancelled, because the user left the screen or pulled again, is not an error to show.
      if Task.isCancelled { return endLoading() }
      let users = observations == known ? list.users.sortedForPeople() : uiState.items
      uiState = UserListUiState(
        items: users, isStale: list.isStale, errorMessage: list.refreshFailure?.localizedDescription,
        isEmpty: users.isEmpty && !list.isStale)
    } catch {
      if Task.isCancelled { return endLoading() }
      fail(error)
    }
  }

  /// Keeps the screen up to date with what is stored, until the task is cancelled: as long as the screen is there.
  func observeUsers() async {
    do {
      for try await stored in observeUsersUseCase.execute() {
        observations += 1
        let users = stored.sortedForPeople()
        guard users != uiState.items else { continue }
        uiState.items = users
        uiState.isEmpty = uiState.isEmpty && users.isEmpty
      }
    } catch {
      fail(error as? AppError ?? .unknown(error))
    }
  }

  /// Sends what was changed on this device, until the task is cancelled: as long as the app is in the foreground.
  func sendChanges() async {
    do { try await sendUserChangesUseCase.execute() } catch { fail(error) }
  }

  /// Deletes what is stored, and fetches it again.
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

  private func fail(_ error: AppError) {
    uiState = UserListUiState(
      items: uiState.items, isStale: !uiState.items.isEmpty, errorMessage: error.localizedDescription)
  }
}
