import ShopInterface

/// Asks the module of items. What it says of an error is in words for people.
struct ItemGatewayImp: ItemGateway {
  let itemsModule: @MainActor @Sendable () -> any ItemsModule

  func getItem(itemId: CartLine.ItemId) async throws -> CartItem {
    do {
      let item = try await itemsModule().item(id: itemId)
      return CartItem(id: item.id, name: item.name, price: item.price)
    } catch {
      throw CartError.itemUnavailable(reason: error.localizedDescription)
    }
  }
}
