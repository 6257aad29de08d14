#if canImport(SwiftUI)
  import ShopShared
  import SwiftUI

  struct CartWidgetView: View {
    @Kept private var viewModel: CartViewModel

    init(viewModel: @autoclosure @escaping @MainActor () -> CartViewModel) {
      _viewModel = Kept(wrappedValue: viewModel())
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
