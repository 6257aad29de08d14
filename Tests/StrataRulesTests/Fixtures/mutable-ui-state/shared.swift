// style: repository
// rules: mutable-ui-state
// file: Sources/Presentation/UserListUiState.swift
final class UserListUiState {  // ! mutable-ui-state UserListUiState
  var users: [String] = []
}

struct ProfileUiState {
  var name = ""
  var cart: Cart?  // ! mutable-ui-state ProfileUiState -> Cart
  var theme: Theme
}

enum LoadingUiState {
  case idle
  case failed(String)
}

// file: Sources/Domain/Cart.swift
final class Cart {
  var items: [String] = []
}

final class Theme {
  let name: String

  init(name: String) { self.name = name }
}
