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

  /// Begins with the length of the category, so that no two filters have the same key.
  private static func key(_ filter: ItemFilter) -> String {
    "\(filter.category?.count ?? -1) \(filter.category ?? "") \(filter.text)"
  }
}
