import ShopInterface

struct ItemWidgetScreen: TerminalScreen {
  let itemId: Item.ItemId
  let viewModel: ItemViewModel

  var text: String {
    viewModel.state.text(of: "item \(itemId)") { ["\($0.name)  \($0.price.text(viewModel.format))"] }
  }

  func appear() async { await viewModel.perform(.loadItem(itemId)) }

  func perform(_ command: String, _ words: [String]) async {}
}
