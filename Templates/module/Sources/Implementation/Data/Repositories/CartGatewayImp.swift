import ShopInterface

/// Calls the module of the cart.
struct CartGatewayImp: CartGateway {
  let cartModule: @MainActor @Sendable () -> any CartModule

  func add(itemId: Item.ItemId) async throws(ItemsError) {
    do throws(CartModuleError) {
      try await cartModule().add(itemId: itemId)
    } catch {
      throw ItemsError(error)
    }
  }
}
