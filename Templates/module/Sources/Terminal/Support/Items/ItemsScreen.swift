#if os(Linux) || os(macOS)
  import ShopInterface
  import ShopShared

  struct ItemsScreen: TerminalScreen {
    let router: any ItemsRouter
    let viewModel: ItemsViewModel

    var text: String {
      viewModel.state.text(of: "items", viewModel.locale, tellsAge: true) { items in
        items.isEmpty ? ["none"] : items.map { "\($0.id)  \($0.name)  \($0.price.text(viewModel.locale))" }
      }
    }

    func appear() async { await viewModel.perform(.loadItems) }

    func perform(_ command: String, _ words: [String]) async {
      let argument = words.first ?? ""
      switch command {
      case "list": await viewModel.perform(.loadItems)
      case "show": router.showDetails(for: argument)
      case "category": await viewModel.perform(.filter(category: argument == "all" ? nil : argument))
      case "search": await viewModel.perform(.search(argument == "all" ? "" : argument))
      default: break
      }
    }
  }
#endif
