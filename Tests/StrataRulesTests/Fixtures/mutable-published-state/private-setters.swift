// style: repository
// file: Sources/Presentation/UserListViewModel.swift
@MainActor
final class UserListViewModel: ObservableObject {
  @Published private(set) var uiState = UserListUiState()
  @Published public internal(set) var query = ""
  private var cursor = 0

  func loadUsers() { uiState.isLoading = true }
}

struct UserListUiState {
  var isLoading = false
}

// file: Sources/Presentation/UserListView.swift
import SwiftUI

struct UserListView: View {
  @ObservedObject var viewModel: UserListViewModel

  var body: some View {
    TextField("Search", text: $viewModel.query)
  }
}
