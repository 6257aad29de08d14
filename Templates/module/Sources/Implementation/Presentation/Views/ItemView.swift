#if canImport(SwiftUI)
  import ShopInterface
  import ShopShared
  import StrataPresentation
  import SwiftUI

  struct ItemView: View {
    private enum Field: Hashable {
      case name, price
    }

    let itemId: Item.ItemId
    let router: any ItemsRouter
    @LazyState private var viewModel: ItemViewModel
    @State private var name = ""
    @State private var price = ""
    @FocusState private var focus: Field?

    init(itemId: Item.ItemId, router: any ItemsRouter, viewModel: @autoclosure @escaping @MainActor () -> ItemViewModel)
    {
      self.itemId = itemId
      self.router = router
      _viewModel = LazyState(wrappedValue: viewModel())
    }

    var body: some View {
      Form {
        if let item = viewModel.state.value {
          ItemRowView(item: item, locale: viewModel.locale)
          Button("Add to Cart", systemImage: "cart.badge.plus") { viewModel.send(.addToCart) }
            .disabled(viewModel.state.isLoading)
            .accessibilityIdentifier("item.addToCart")
          if viewModel.addedCount > 0 {
            Label("Added to the cart: \(viewModel.addedCount.formatted())", systemImage: "checkmark")
              .accessibilityIdentifier("item.added")
          }
          fields
        }
        if let error = viewModel.state.failure {
          Label(error.text(viewModel.locale), systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("item.error")
          if viewModel.state.value == nil {
            Button("Try Again") { viewModel.send(.loadItem(itemId)) }
              .accessibilityIdentifier("item.retry")
          }
        }
        Button("Done") {
          router.close()
        }
        .keyboardShortcut(.cancelAction)
        .accessibilityIdentifier("item.done")
      }
      .formStyle(.grouped)
      .announces(viewModel.state.failure?.text(viewModel.locale))
      .overlay {
        if viewModel.state.isLoading { ProgressView().accessibilityLabel("Loading") }
      }
      .navigationTitle(viewModel.state.value?.name ?? "")
      .onChange(of: viewModel.state.value, initial: true) { _, item in
        guard let item else { return }
        name = item.name
        price = item.price.amountText(viewModel.locale)
      }
      .task(id: itemId) {
        await viewModel.perform(.loadItem(itemId))
      }
    }

    private var fields: some View {
      Section("Change") {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .onSubmit { focus = .price }
          .accessibilityIdentifier("item.name")
        TextField("Price", text: $price)
          .amountInput()
          .focused($focus, equals: .price)
          .submitLabel(.done)
          .onSubmit { save() }
          .accessibilityIdentifier("item.price")
        Button("Save", action: save)
          .keyboardShortcut("s")
          .disabled(viewModel.state.isLoading)
          .accessibilityIdentifier("item.save")
      }
    }

    private func save() {
      focus = nil
      viewModel.send(.updateItem(name: name, price: price))
    }
  }
#endif
