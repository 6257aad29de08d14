import ShopInterface

/// Calls the module of items.
struct ItemGatewayImp: ItemGateway {
  let itemsModule: @MainActor @Sendable () -> any ItemsModule

  func getItem(itemId: CartLine.ItemId) async throws(CartModuleError) -> CartItem {
    do throws(ItemsModuleError) {
      let item = try await itemsModule().item(id: itemId)
      return CartItem(id: item.id, name: item.name, price: item.price)
    } catch {
      throw .item(error)
    }
  }
}
