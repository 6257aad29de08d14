#if canImport(SwiftUI)
  import SwiftUI

  struct UserListView: View {
    let viewModel: UserListViewModel

    var body: some View {
      List {
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "wifi.exclamationmark")
        }
        if let storedAt = viewModel.storedAt {
          Label("No connection: users as of \(storedAt.formatted()).", systemImage: "clock.arrow.circlepath")
        }
        ForEach(viewModel.users) { user in
          Button {
            viewModel.select(user)
          } label: {
            UserRowView(user: user)
          }
          .accessibilityIdentifier("users.row")
        }
      }
      .accessibilityIdentifier("UserList")
      .navigationTitle("Users")
      .toolbar {
        Button("Add") { viewModel.addUser() }
          .accessibilityIdentifier("users.add")
      }
      .overlay {
        if viewModel.state == .loading {
          ProgressView().accessibilityLabel("Loading")
        } else if viewModel.state == .loaded && viewModel.users.isEmpty {
          ContentUnavailableView("No Users", systemImage: "person.2")
        }
      }
      .refreshable {
        await viewModel.loadUsers()
      }
      .task {
        await viewModel.loadUsers()
      }
    }
  }
#endif
