protocol CartGateway: Sendable {
  func add(itemId: Item.ItemId) async throws(ItemsError)
}
