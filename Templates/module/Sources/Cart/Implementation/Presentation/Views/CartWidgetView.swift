#if canImport(SwiftUI)
  import StrataPresentation
  import SwiftUI

  struct CartWidgetView: View {
    @LazyState private var viewModel: CartViewModel

    init(viewModel: @autoclosure @escaping @MainActor () -> CartViewModel) {
      _viewModel = LazyState(wrappedValue: viewModel())
    }

    var body: some View {
      VStack {
        if let cart = viewModel.state.value {
          Label("In the cart: \(cart.count.formatted())", systemImage: "cart")
        } else if let error = viewModel.state.failure {
          Text(error.text(viewModel.locale))
        } else {
          ProgressView().accessibilityLabel("Loading")
        }
      }
      .task {
        await viewModel.perform(.observeCart)
      }
    }
  }
#endif
