protocol ItemRepository: Sendable {
  func getItem(itemId: Item.ItemId) async throws(ItemsError) -> Item

  /// What is stored comes first, if there is any; then the answer of the server, or an error.
  func getItems(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error>

  func getCategories() async throws(ItemsError) -> [Category]

  func updateItem(_ item: Item) async throws(ItemsError) -> Item

  /// Each item that is changed from now on, as the server has it.
  func itemChanges() async -> AsyncStream<Item>
}
