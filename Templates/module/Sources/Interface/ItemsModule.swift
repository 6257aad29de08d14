/// The public interface of the items.
public protocol ItemsModule: Sendable {
  // Actions

  /// One item, as another module may need it.
  func item(id: String) async throws(ItemsModuleError) -> ItemSummary

  #if canImport(SwiftUI)
    // Widgets

    /// One item in a few lines, for a screen of another module.
    @MainActor func itemWidget(id: String) -> Screen

    // Flows

    /// The list of items. Where a tap leads, the router decides.
    @MainActor func itemsFlow(router: any ItemsRouter) -> Screen

    /// One item with its price, to look at and to change.
    @MainActor func itemFlow(id: String, router: any ItemsRouter) -> Screen
  #endif
}
