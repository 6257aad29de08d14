protocol ItemRepository: Sendable {
  func getItem(itemId: Item.ItemId) async throws -> Item

  /// What is stored comes first, if there is any; then what the server says, or why it says nothing.
  func getItems(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error>

  func getCategories() async throws -> [Category]

  func updateItem(_ item: Item) async throws -> Item
}
