#if canImport(SwiftUI)
  import ItemsInterface
  import SwiftUI

  struct ItemView: View {
    let itemId: Item.ItemId
    let router: any ItemsRouter
    let viewModel: ItemViewModel
    @State private var name = ""
    @State private var price = ""

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
        if viewModel.state.isLoading { ProgressView() }
      }
      .onChange(of: viewModel.state.value) { _, item in
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
