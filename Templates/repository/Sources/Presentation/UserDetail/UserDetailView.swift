#if canImport(SwiftUI)
  import SwiftUI

  struct UserDetailView: View {
    @State private var viewModel: UserDetailViewModel

    init(viewModel: UserDetailViewModel) {
      _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
      UserDetailContent(
        state: viewModel.state, reload: { viewModel.send(.load) }, rename: { viewModel.send(.rename($0)) }
      )
      .task { await viewModel.perform(.load) }
      .task { await viewModel.perform(.observe) }
    }
  }
#endif
