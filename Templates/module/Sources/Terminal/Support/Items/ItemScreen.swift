#if os(Linux) || os(macOS)
  import ShopInterface
  import ShopShared

  struct ItemScreen: TerminalScreen {
    let itemId: Item.ItemId
    let router: any ItemsRouter
    let viewModel: ItemViewModel

    var text: String {
      viewModel.state.text(of: "item \(itemId)", viewModel.locale) { item in
        ["\(item.name)  \(item.price.text(viewModel.locale))  in \(item.categories.joined(separator: ", "))"]
          + (viewModel.addedCount > 0 ? ["added to the cart: \(viewModel.addedCount)"] : [])
      }
    }

    func appear() async { await viewModel.perform(.loadItem(itemId)) }

    func perform(_ command: String, _ words: [String]) async {
      switch (command, words.count) {
      case ("save", 2): await viewModel.perform(.updateItem(name: words[1], price: words[0]))
      case ("add", _): await viewModel.perform(.addToCart)
      case ("close", _): router.close()
      default: break
      }
    }
  }
#endif
