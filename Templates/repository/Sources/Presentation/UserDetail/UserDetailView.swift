#if canImport(SwiftUI)
  import SwiftUI

  struct UserDetailView: View {
    @State private var viewModel: UserDetailViewModel
    @State private var name = ""

    init(viewModel: UserDetailViewModel) {
      _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
      Form {
        if let user = viewModel.state.value {
          Text(user.displayName).font(.headline)
          Text(user.email)
          TextField("New name", text: $name)
            .textContentType(.name)
            .accessibilityIdentifier("user.name")
          Button("Rename") { viewModel.send(.rename(name)) }
            .accessibilityIdentifier("user.rename")
        }
        if let failure = viewModel.state.failure {
          Label(failure.localizedDescription, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("user.error")
        }
        if viewModel.state.isLoading {
          ProgressView().accessibilityLabel("Loading")
        }
      }
      .disabled(viewModel.state.isLoading)
      .task { await viewModel.perform(.load) }
    }
  }
#endif
