@testable import ItemsImplementation

/// Items in memory.
final class FakeItemRepository: ItemRepository, @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  var items: [Item] = []
  var lists: [ItemList] = []
  var failure: ItemsError?
  private(set) var filters: [ItemFilter] = []

  func getItem(itemId: Item.ItemId) async throws(ItemsError) -> Item {
    guard let item = items.first(where: { $0.id == itemId }) else { throw failure ?? .notFound }
    return item
  }

  func getItems(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
    filters.append(filter)
    let (lists, failure) = (lists, failure)
    return AsyncThrowingStream { continuation in
      for list in lists { continuation.yield(list) }
      continuation.finish(throwing: failure)
    }
  }

  func getCategories() async throws(ItemsError) -> [ItemsImplementation.Category] {
    if let failure { throw failure }
    return [.books]
  }

  func updateItem(_ item: Item) async throws(ItemsError) -> Item {
    if let failure { throw failure }
    items = items.map { $0.id == item.id ? item : $0 }
    return item
  }

  /// The items, each as a change.
  func itemChanges() async -> AsyncStream<Item> {
    let (changes, listener) = AsyncStream.makeStream(of: Item.self)
    for item in items { listener.yield(item) }
    listener.finish()
    return changes
  }
}
