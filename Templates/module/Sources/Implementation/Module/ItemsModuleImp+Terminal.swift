import ShopInterface

extension ItemsModuleImp: ItemsTerminalModule {
  public func itemWidgetScreen(id: String) -> any TerminalScreen {
    ItemWidgetScreen(itemId: id, viewModel: container.itemViewModel())
  }

  public func itemsScreen(router: any ItemsRouter) -> any TerminalScreen {
    ItemsScreen(router: router, viewModel: container.itemsViewModel())
  }

  public func itemScreen(id: String, router: any ItemsRouter) -> any TerminalScreen {
    ItemScreen(itemId: id, router: router, viewModel: container.itemViewModel())
  }
}
