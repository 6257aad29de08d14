#if canImport(SwiftUI)
  import SwiftUI

  struct CartWidgetView: View {
    @State private var viewModel: CartViewModel

    init(viewModel: CartViewModel) {
      _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
      VStack {
        if let cart = viewModel.state.value {
          Label("In the cart: \(cart.count.formatted())", systemImage: "cart")
        } else if let error = viewModel.state.failure {
          Text(error.localizedDescription)
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
