/// The same flows and widget on a terminal.
public protocol ItemsTerminalModule: ItemsModule {
  /// One item in a line.
  @MainActor func itemWidgetScreen(id: String) -> any TerminalScreen

  /// The list of items.
  @MainActor func itemsScreen(router: any ItemsRouter) -> any TerminalScreen

  /// One item with its price.
  @MainActor func itemScreen(id: String, router: any ItemsRouter) -> any TerminalScreen
}
