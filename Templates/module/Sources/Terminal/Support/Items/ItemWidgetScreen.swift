#if os(Linux) || os(macOS)
  import ShopInterface
  import ShopShared

  struct ItemWidgetScreen: TerminalScreen {
    let itemId: Item.ItemId
    let viewModel: ItemViewModel

    var text: String {
      viewModel.state.text(of: "item \(itemId)", viewModel.locale) {
        ["\($0.name)  \($0.price.text(viewModel.locale))"]
      }
    }

    func appear() async { await viewModel.perform(.loadItem(itemId)) }

    func perform(_ command: String, _ words: [String]) async {}
  }
#endif
