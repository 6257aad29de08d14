/// The whole screen of the list, as a value.
struct UserListUiState: Equatable, Sendable {
  var items: [User] = []
  /// The first time, when there is nothing to show yet.
  var isLoading = false
  /// Later, while what is there stays on screen.
  var isRefreshing = false
  /// The server could not be asked, and these are the users of the last time.
  var isStale = false
  var errorMessage: String?
  /// The server has answered that there are no users.
  var isEmpty = false
}
