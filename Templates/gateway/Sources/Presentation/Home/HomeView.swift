#if canImport(SwiftUI)
  import SwiftUI

  struct HomeView: View {
    @State private var viewModel: HomeViewModel
    private let logOut: () async -> Void

    init(viewModel: HomeViewModel, logOut: @escaping () async -> Void) {
      _viewModel = State(initialValue: viewModel)
      self.logOut = logOut
    }

    var body: some View {
      List {
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("home.error")
        }
        if let profile = viewModel.profile {
          Text(profile.displayName)
            .font(.headline)
            .accessibilityIdentifier("home.name")
        }
        Button("Log out") {
          Task { await logOut() }
        }
        .accessibilityIdentifier("home.logOut")
      }
      .overlay {
        if viewModel.isLoading && viewModel.profile == nil { LoadingIndicator() }
      }
      .refreshable { await viewModel.loadProfile() }
      .task { await viewModel.loadProfile() }
    }
  }
#endif
