#if canImport(SwiftUI)
  import StrataPresentation
  import SwiftUI

  struct UserDetailView: View {
    @LazyState private var viewModel: UserDetailViewModel

    init(viewModel: @autoclosure @escaping @MainActor () -> UserDetailViewModel) {
      _viewModel = LazyState(wrappedValue: viewModel())
    }

    var body: some View {
      UserDetailContent(
        state: viewModel.state, reload: { viewModel.send(.load) }, rename: { viewModel.send(.rename($0)) },
        discard: { viewModel.send(.discard) }
      )
      .task { await viewModel.perform(.load) }
      .task { await viewModel.perform(.observe) }
    }
  }
#endif
