#if canImport(SwiftUI)
  import ItemsInterface
  import SwiftUI

  struct ItemView: View {
    let itemId: Item.ItemId
    let router: any ItemsRouter
    @State private var viewModel: ItemViewModel
    @State private var name = ""
    @State private var price = ""

    /// The view model is kept for as long as the screen is there, however often its parent makes it anew.
    init(itemId: Item.ItemId, router: any ItemsRouter, viewModel: ItemViewModel) {
      self.itemId = itemId
      self.router = router
      _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
      Form {
        if let item = viewModel.state.value {
          ItemRowView(item: item, format: viewModel.format)
          Section("Change") {
            TextField("Name", text: $name)
              .accessibilityIdentifier("item.name")
            TextField("Price", text: $price)
              .accessibilityIdentifier("item.price")
            Button("Save") {
              viewModel.send(.updateItem(name: name, price: price))
            }
            .disabled(viewModel.state.isLoading)
            .accessibilityIdentifier("item.save")
          }
        }
        if let error = viewModel.state.failure {
          Label(error.localizedDescription, systemImage: "exclamationmark.triangle")
        }
        Button("Done") {
          router.close()
        }
        .accessibilityIdentifier("item.done")
      }
      .overlay {
        if viewModel.state.isLoading { ProgressView().accessibilityLabel("Loading") }
      }
      .navigationTitle(viewModel.state.value?.name ?? "")
      .onChange(of: viewModel.state.value, initial: true) { _, item in
        guard let item else { return }
        name = item.name
        price = item.price.amount(viewModel.format)
      }
      .task {
        await viewModel.perform(.loadItem(itemId))
      }
    }
  }
#endif
