#if os(Linux) || os(macOS)
  import ShopInterface
  import ShopShared

  struct CartScreen: TerminalScreen {
    let router: any CartRouter
    let viewModel: CartViewModel

    var text: String {
      if let error = viewModel.state.failure { return "cart (failed: \(error.text(viewModel.locale)))" }
      guard let cart = viewModel.state.value else { return "" }
      let locale = viewModel.locale
      let lines = cart.lines.map { "\($0.id)  \($0.count) × \($0.name)  \($0.price.text(locale)) each" }
      let totals = cart.totals?.map { $0.text(locale) } ?? []
      return ([(["cart: \(cart.count)"] + totals).joined(separator: ", ")] + lines).joined(separator: "\n")
    }

    /// Shows the cart until the task is cancelled.
    func appear() async { await viewModel.perform(.observeCart) }

    func perform(_ command: String, _ words: [String]) async {
      switch (command, words.first) {
      case ("remove", let id?): await viewModel.perform(.remove(id))
      case ("item", let id?): router.showItem(id)
      default: router.closeCart()
      }
    }
  }
#endif
