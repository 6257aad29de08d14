/// The same flow on a terminal.
public protocol CartTerminalModule: CartModule {
  /// What is in the cart.
  @MainActor func cartScreen(router: any CartRouter) -> any TerminalScreen
}
