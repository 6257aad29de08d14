#if canImport(SwiftUI)
  import SwiftUI

  /// The list in one of its states.
  struct UserListContent: View {
    let uiState: UserListUiState
    @Binding var selection: User.ID?
    let refresh: () async -> Void

    var body: some View {
      List(selection: $selection) {
        // Beside the users of the last time, which stay.
        if !uiState.items.isEmpty, let message = uiState.errorMessage {
          Label(message, systemImage: "wifi.exclamationmark")
            .accessibilityIdentifier("users.warning")
        }
        if uiState.isStale {
          Label("This list may be out of date.", systemImage: "clock.arrow.circlepath")
            .accessibilityIdentifier("users.stale")
        }
        ForEach(uiState.items) { user in
          NavigationLink(value: user.id) {
            UserRowView(user: user)
          }
          .accessibilityHint("Shows the user")
          .accessibilityIdentifier("users.row")
        }
      }
      .overlay {
        if uiState.items.isEmpty { placeholder }
      }
      .announces(uiState.errorMessage)
      .navigationTitle("Users")
      .toolbar {
        Button("Refresh", systemImage: "arrow.clockwise") {
          Task { await refresh() }
        }
        .keyboardShortcut("r")
        .disabled(uiState.isLoading || uiState.isRefreshing)
        .accessibilityIdentifier("users.refresh")
      }
      .refreshable { await refresh() }
    }

    /// What is shown instead of users.
    @ViewBuilder private var placeholder: some View {
      if uiState.isLoading {
        ProgressView().accessibilityLabel("Loading")
      } else if uiState.isEmpty {
        ContentUnavailableView("No Users", systemImage: "person.2")
      } else if let message = uiState.errorMessage {
        ContentUnavailableView {
          Label("No Users", systemImage: "wifi.exclamationmark")
        } description: {
          Text(message)
            .accessibilityIdentifier("users.error")
        } actions: {
          Button("Try Again") {
            Task { await refresh() }
          }
          .accessibilityIdentifier("users.retry")
        }
      }
    }
  }
#endif
