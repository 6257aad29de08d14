#if canImport(SwiftUI)
  import SwiftUI

  struct UserListView: View {
    @State private var viewModel: UserListViewModel
    private let makeDetail: (User) -> UserDetailView

    init(viewModel: UserListViewModel, makeDetail: @escaping (User) -> UserDetailView) {
      _viewModel = State(initialValue: viewModel)
      self.makeDetail = makeDetail
    }

    var body: some View {
      NavigationStack {
        List {
          if let message = viewModel.uiState.errorMessage {
            Label(message, systemImage: "wifi.exclamationmark")
              .accessibilityIdentifier("users.error")
          }
          if viewModel.uiState.isStale {
            Label("These are the users of the last time.", systemImage: "clock.arrow.circlepath")
          }
          ForEach(viewModel.uiState.items) { user in
            NavigationLink(value: user) {
              UserRowView(user: user)
            }
            .accessibilityIdentifier("users.row")
          }
        }
        .overlay {
          if viewModel.uiState.isLoading {
            ProgressView().accessibilityLabel("Loading")
          } else if viewModel.uiState.isEmpty {
            ContentUnavailableView("No Users", systemImage: "person.2")
          }
        }
        .navigationTitle("Users")
        .navigationDestination(for: User.self) { user in
          makeDetail(user)
        }
        .refreshable { await viewModel.loadUsers() }
      }
      .task { await viewModel.loadUsers() }
      .task { await viewModel.observeUsers() }
    }
  }
#endif
