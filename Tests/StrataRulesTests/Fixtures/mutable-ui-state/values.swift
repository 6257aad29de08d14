// style: repository
// file: Sources/Presentation/UserListUiState.swift
struct UserListUiState {
  var items: [User] = []
  var isLoading = false
  var errorMessage: String?
  var page: Page = .first

  enum Page {
    case first
    case other(Int)
  }
}

enum UiState<Value> {
  case loading
  case success(Value)
  case error(String)
}

struct User {
  let name: String
}

// What views observe is a view model, whatever it is called.
final class SessionState: ObservableObject {
  @Published var isLoggedIn = false
}
