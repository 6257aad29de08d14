protocol ItemStoreDataSource: Sendable {
  func storedItems(filter: ItemFilter) throws -> StoredItemsDTO?
  func store(_ items: StoredItemsDTO, filter: ItemFilter) throws

  /// Replaces an item in all that is stored, which does not become newer by it.
  func replace(_ item: ItemDTO) throws
}
