import ShopInterface

/// The module, as the app makes it.
public struct ItemsModuleImp: ItemsModule {
  let container: DependenciesContainer

  public init(externalDependencies: ExternalDependencies) {
    container = DependenciesContainer(externalDependencies: externalDependencies)
  }

  public func item(id: String) async throws(ItemsModuleError) -> ItemSummary {
    try await container.itemSummary(id: id)
  }

  #if canImport(SwiftUI)
    public func itemWidget(id: String) -> Screen {
      container.itemWidget(id: id)
    }

    public func itemsFlow(router: any ItemsRouter) -> Screen {
      container.itemsView(router: router)
    }

    public func itemFlow(id: String, router: any ItemsRouter) -> Screen {
      container.itemView(id: id, router: router)
    }
  #endif
}
