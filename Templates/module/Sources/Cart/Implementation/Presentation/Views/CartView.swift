#if canImport(SwiftUI)
  import ShopInterface
  import ShopShared
  import StrataPresentation
  import SwiftUI

  struct CartView: View {
    let router: any CartRouter
    /// How the module of items shows one: with its price now.
    let itemWidget: @MainActor (CartLine.ItemId) -> Screen
    @LazyState private var viewModel: CartViewModel
    /// The line whose price now the user wants to see: it is loaded for that one only.
    @State private var checkedLine: CartLine.ItemId?
    /// How often the cart was read. Read again after it failed.
    @State private var attempt = 1

    init(
      router: any CartRouter, itemWidget: @escaping @MainActor (CartLine.ItemId) -> Screen,
      viewModel: @autoclosure @escaping @MainActor () -> CartViewModel
    ) {
      self.router = router
      self.itemWidget = itemWidget
      _viewModel = LazyState(wrappedValue: viewModel())
    }

    var body: some View {
      NavigationStack {
        List {
          if let error = viewModel.state.failure {
            Label(error.text(viewModel.locale), systemImage: "exclamationmark.triangle")
              .accessibilityIdentifier("cart.error")
            Button("Try Again") { attempt += 1 }
              .accessibilityIdentifier("cart.retry")
          }
          ForEach(viewModel.state.value?.lines ?? []) { line in
            row(line)
          }
          ForEach(viewModel.state.value?.totals ?? [], id: \.currency) { total in
            LabeledContent("Total", value: total.text(viewModel.locale))
              .accessibilityIdentifier("cart.total")
          }
        }
        .announces(viewModel.state.failure?.text(viewModel.locale))
        .overlay { placeholder }
        .navigationTitle("Cart")
        .toolbar {
          Button("Done") { router.closeCart() }
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier("cart.done")
        }
      }
      .task(id: attempt) {
        await viewModel.perform(.observeCart)
      }
    }

    private func row(_ line: CartLine) -> some View {
      VStack(alignment: .leading) {
        Button {
          router.showItem(line.id)
        } label: {
          ViewThatFits(in: .horizontal) {
            HStack {
              name(line)
              Spacer()
              Text(line.price.text(viewModel.locale))
            }
            // Large text, or a long name.
            VStack(alignment: .leading) {
              name(line)
              Text(line.price.text(viewModel.locale))
            }
          }
          .accessibilityElement(children: .combine)
        }
        .accessibilityHint("Shows the item")
        .accessibilityIdentifier("cart.row")
        if checkedLine == line.id { itemWidget(line.id) }
      }
      .swipeActions { actions(line) }
      // A mouse cannot swipe.
      .contextMenu { actions(line) }
    }

    @ViewBuilder private func actions(_ line: CartLine) -> some View {
      Button("Remove", role: .destructive) { viewModel.send(.remove(line.id)) }
        .accessibilityIdentifier("cart.remove")
      Button("Current Price") { checkedLine = line.id }
        .accessibilityIdentifier("cart.price")
    }

    private func name(_ line: CartLine) -> some View {
      Text("\(line.count.formatted()) × \(line.name)")
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
