// style: repository
// rules: mutable-published-state
// file: Sources/Presentation/UserListViewModel.swift
@MainActor
final class UserListViewModel: ObservableObject {
  @Published var users: [User] = []  // ! mutable-published-state UserListViewModel -> users
  @Published private(set) var isLoading = false
  @Published fileprivate(set) var error: String?
  @Published private var cursor = 0
  @Published var searchText = ""
  @Published var isAlertShown = false
  var onFinish: (() -> Void)?
}

@MainActor
@Observable
final class UserDetailViewModel {
  var user: User?  // ! mutable-published-state UserDetailViewModel -> user
  private(set) var isLoading = false
  let id = "1"
  var onFinish: (() -> Void)?
  weak var delegate: AnyObject?
  @ObservationIgnored var cache = 1
  var selection: Binding<User?>
  var title: String { user?.name ?? "" }
}

struct User {
  let name: String
}

// file: Sources/Presentation/UserListView.swift
import SwiftUI

struct UserListView: View {
  @StateObject private var viewModel: UserListViewModel

  var body: some View {
    TextField("Search", text: $viewModel.searchText)
      .alert("Error", isPresented: Binding(get: { true }, set: { viewModel.isAlertShown = $0 })) {}
  }
}
