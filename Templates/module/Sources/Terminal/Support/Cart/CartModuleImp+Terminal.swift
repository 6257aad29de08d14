#if os(Linux) || os(macOS)
  import ShopInterface
  import ShopShared

  /// The flow on a terminal.
  extension CartModuleImp {
    /// What is in the cart.
    @MainActor public func cartScreen(router: any CartRouter) -> any TerminalScreen {
      CartScreen(router: router, viewModel: container.cartViewModel())
    }
  }
#endif
