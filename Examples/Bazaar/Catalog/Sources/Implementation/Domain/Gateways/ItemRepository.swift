protocol ItemRepository {
  func getItem(itemId: Item.ItemId) async throws -> Item
  func getItems() async throws -> [Item]
  func getItemDTO(itemId: Item.ItemId) async throws -> ItemDTO
}
