import StrataStorage

/// Keeps the answers to the last filters: a user may search for any number of texts. One for all screens.
struct ItemStoreDataSourceImp: ItemStoreDataSource {
  static let limit = 10
  private let answers: RecentValues<StoredItemsDTO>

  init(storage: any KeyValueStorage) {
    answers = RecentValues(storage, name: "items", limit: Self.limit)
  }

  func storedItems(filter: ItemFilter) throws -> StoredItemsDTO? {
    try answers.value(for: Self.key(filter))
  }

  func store(_ items: StoredItemsDTO, filter: ItemFilter) throws {
    try answers.set(items, for: Self.key(filter))
  }

  func replace(_ item: ItemDTO) throws {
    // The newest last, so that the order stays.
    for key in try answers.keys().reversed() {
      guard let stored = try answers.value(for: key) else { continue }
      let items = stored.items.map { $0.id == item.id ? item : $0 }
      try answers.set(StoredItemsDTO(items: items, storedAt: stored.storedAt), for: key)
    }
  }

  /// Begins with the length of the category, so that no two filters have the same key.
  private static func key(_ filter: ItemFilter) -> String {
    "\(filter.category?.count ?? -1) \(filter.category ?? "") \(filter.text)"
  }
}
