protocol ItemStoreDataSource: Sendable {
  func storedItems(filter: ItemFilter) throws -> StoredItemsDTO?
  func store(_ items: StoredItemsDTO, filter: ItemFilter) throws
}
