import StrataStorage

protocol ItemStoreDataSource: Sendable {
  func storedItems(filter: ItemFilter) throws -> StoredItemsDTO?
  func store(_ items: StoredItemsDTO, filter: ItemFilter) throws
}

struct ItemStoreDataSourceImp: ItemStoreDataSource {
  let storage: any KeyValueStorage

  func storedItems(filter: ItemFilter) throws -> StoredItemsDTO? {
    try storage.value(for: key(filter))
  }

  func store(_ items: StoredItemsDTO, filter: ItemFilter) throws {
    try storage.set(items, for: key(filter))
  }

  private func key(_ filter: ItemFilter) -> StorageKey<StoredItemsDTO> {
    StorageKey("items/\(filter.category ?? "")/\(filter.text)")
  }
}
