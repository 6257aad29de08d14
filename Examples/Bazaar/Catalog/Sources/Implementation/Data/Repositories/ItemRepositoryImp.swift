struct ItemRepositoryImp: ItemRepository {
  let dataSource: ItemDataSource

  func getItem(itemId: Item.ItemId) async throws -> Item {
    try await dataSource.fetchItem(id: itemId).toDomain()
  }

  func getItems() async throws -> [Item] {
    try await dataSource.fetchItems().map { $0.toDomain() }
  }

  func getItemDTO(itemId: Item.ItemId) async throws -> ItemDTO {
    try await dataSource.fetchItem(id: itemId)
  }
}
