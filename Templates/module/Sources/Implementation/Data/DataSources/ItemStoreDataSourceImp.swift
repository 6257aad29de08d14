import StrataStorage

/// Keeps the answers to the last filters: a user may search for any number of texts, and nobody comes to tidy up.
///
/// All are one value. Of two that are stored at the same moment one may be lost: it is fetched again.
struct ItemStoreDataSourceImp: ItemStoreDataSource {
  static let limit = 10
  private static let key = StorageKey<StoredAnswersDTO>("items")
  let storage: any KeyValueStorage

  func storedItems(filter: ItemFilter) throws -> StoredItemsDTO? {
    try stored().items(category: filter.category, text: filter.text)
  }

  func store(_ items: StoredItemsDTO, filter: ItemFilter) throws {
    var stored = try stored()
    stored.add(items, category: filter.category, text: filter.text, limit: Self.limit)
    try storage.set(stored, for: Self.key)
  }

  /// What another version of the app stored, and this one cannot read, is fetched again.
  private func stored() throws -> StoredAnswersDTO {
    do throws(KeyValueStorageError) {
      return try storage.value(for: Self.key) ?? StoredAnswersDTO()
    } catch {
      guard case .undecodable = error else { throw error }
      return StoredAnswersDTO()
    }
  }
}
