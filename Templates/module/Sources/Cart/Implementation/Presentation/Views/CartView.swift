#if canImport(SwiftUI)
  import ShopInterface
  import SwiftUI

  struct CartView: View {
    let router: any CartRouter
    /// How the module of items shows one: with its price now.
    let itemWidget: @MainActor (CartLine.ItemId) -> Screen
    @State private var viewModel: CartViewModel

    /// The view model is kept for as long as the screen is there, however often its parent makes it anew.
    init(
      router: any CartRouter, itemWidget: @escaping @MainActor (CartLine.ItemId) -> Screen, viewModel: CartViewModel
    ) {
      self.router = router
      self.itemWidget = itemWidget
      _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
      NavigationStack {
        List {
          if let error = viewModel.state.failure {
            Label(error.localizedDescription, systemImage: "exclamationmark.triangle")
              .accessibilityIdentifier("cart.error")
          }
          ForEach(viewModel.state.value?.lines ?? []) { line in
            row(line)
          }
        }
        .overlay { placeholder }
        .navigationTitle("Cart")
        .toolbar {
          Button("Done") { router.closeCart() }
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier("cart.done")
        }
      }
      .task {
        await viewModel.perform(.observeCart)
      }
    }

    private func row(_ line: CartLine) -> some View {
      VStack(alignment: .leading) {
        Button {
          router.showItem(line.id)
        } label: {
          Text("\(line.count.formatted()) × \(line.name)")
        }
        .accessibilityHint("Shows the item")
        .accessibilityIdentifier("cart.row")
        itemWidget(line.id)
      }
      .swipeActions {
        Button("Remove", role: .destructive) { viewModel.send(.remove(line.id)) }
          .accessibilityIdentifier("cart.remove")
      }
    }

    /// What is shown instead of things.
    @ViewBuilder private var placeholder: some View {
      if viewModel.state.isLoading {
        ProgressView().accessibilityLabel("Loading")
      } else if viewModel.state.value?.lines.isEmpty == true {
        ContentUnavailableView("The cart is empty.", systemImage: "cart")
      }
    }
  }
#endif
