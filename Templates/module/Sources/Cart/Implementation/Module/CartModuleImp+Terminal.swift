import ShopInterface

extension CartModuleImp: CartTerminalModule {
  public func cartScreen(router: any CartRouter) -> any TerminalScreen {
    CartScreen(router: router, viewModel: container.cartViewModel())
  }
}
