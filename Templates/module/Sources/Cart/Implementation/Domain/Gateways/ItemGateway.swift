import ShopInterface

protocol ItemGateway: Sendable {
  func getItem(itemId: CartLine.ItemId) async throws(CartModuleError) -> CartItem
}
