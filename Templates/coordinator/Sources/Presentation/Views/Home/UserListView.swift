#if canImport(SwiftUI)
  import SwiftUI

  struct UserListView: View {
    let viewModel: UserListViewModel

    var body: some View {
      List {
        // Beside the last users, which stay.
        if !viewModel.users.isEmpty, let message = viewModel.errorMessage {
          Label(message, systemImage: "wifi.exclamationmark")
            .accessibilityIdentifier("users.warning")
        }
        if let storedAt = viewModel.storedAt {
          Label("No connection: users as of \(storedAt.formatted()).", systemImage: "clock.arrow.circlepath")
            .accessibilityIdentifier("users.storedAt")
        }
        ForEach(viewModel.users) { user in
          Button {
            viewModel.select(user)
          } label: {
            UserRowView(user: user)
          }
          .accessibilityHint("Shows the user")
          .accessibilityIdentifier("users.row")
        }
      }
      .accessibilityIdentifier("UserList")
      .navigationTitle("Users")
      .toolbar {
        Button("Refresh", systemImage: "arrow.clockwise") { refresh() }
          .keyboardShortcut("r")
          .disabled(viewModel.state == .loading)
          .accessibilityIdentifier("users.refresh")
        Button("Add", systemImage: "plus") { viewModel.addUser() }
          .keyboardShortcut("n")
          .accessibilityIdentifier("users.add")
      }
      .overlay {
        if viewModel.users.isEmpty { placeholder }
      }
      .announces(viewModel.errorMessage)
      .refreshable {
        await viewModel.loadUsers()
      }
      .task {
        await viewModel.loadUsers()
      }
    }

    /// What is shown instead of users.
    @ViewBuilder private var placeholder: some View {
      switch viewModel.state {
      case .idle:
        EmptyView()
      case .loading:
        ProgressView().accessibilityLabel("Loading")
      case .loaded:
        ContentUnavailableView("No Users", systemImage: "person.2")
      case .error(let message):
        ContentUnavailableView {
          Label("No Users", systemImage: "wifi.exclamationmark")
        } description: {
          Text(message)
            .accessibilityIdentifier("users.error")
        } actions: {
          Button("Try Again") { refresh() }
            .accessibilityIdentifier("users.retry")
        }
      }
    }

    private func refresh() {
      Task { await viewModel.loadUsers() }
    }
  }
#endif
