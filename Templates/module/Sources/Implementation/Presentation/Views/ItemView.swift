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
          ItemRowView(item: item)
          Section("Change") {
            TextField("Name", text: $name)
            TextField("Price", text: $price)
            Button("Save") {
              viewModel.send(.updateItem(name: name, price: price))
            }
            .disabled(viewModel.state.isLoading)
          }
        }
        if let error = viewModel.state.failure {
          Label(error.localizedDescription, systemImage: "exclamationmark.triangle")
        }
        Button("Done") {
          router.close()
        }
      }
      .overlay {
        if viewModel.state.isLoading { ProgressView().accessibilityLabel("Loading") }
      }
      .navigationTitle(viewModel.state.value?.name ?? "")
      .onChange(of: viewModel.state.value, initial: true) { _, item in
        guard let item else { return }
        name = item.name
        price = item.price.amount
      }
      .task {
        await viewModel.perform(.loadItem(itemId))
      }
    }
  }
#endif
