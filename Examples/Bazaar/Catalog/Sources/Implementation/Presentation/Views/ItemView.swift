import SwiftUI

struct ItemView: View {
  let router: ItemViewRouter
  @ObservedObject var viewModel: ItemViewModel
  let itemId: Item.ItemId

  var body: some View {
    List {
      if let item = viewModel.item {
        Text(item.name)
        Button("Show details") { router.showDetails(itemId: item.id) }
      }
    }
    .onAppear { viewModel.perform(.loadItem(itemId)) }
  }
}
