#if os(Linux) || os(macOS)
  import ShopInterface
  import ShopShared

  /// The flows and the widget on a terminal.
  extension ItemsModuleImp {
    /// One item in a line.
    @MainActor public func itemWidgetScreen(id: String) -> any TerminalScreen {
      ItemWidgetScreen(itemId: id, viewModel: container.itemViewModel())
    }

    /// The list of items.
    @MainActor public func itemsScreen(router: any ItemsRouter) -> any TerminalScreen {
      ItemsScreen(router: router, viewModel: container.itemsViewModel())
    }

    /// One item with its price.
    @MainActor public func itemScreen(id: String, router: any ItemsRouter) -> any TerminalScreen {
      ItemScreen(itemId: id, router: router, viewModel: container.itemViewModel())
    }
  }
#endif
