import Foundation
import StrataNetwork

/// What is stored makes nothing fail: where it cannot be read or written, the server's answer is shown all the same.
struct ItemRepositoryImp: ItemRepository {
  let dataSource: any ItemDataSource
  let store: any ItemStoreDataSource
  /// Gets a message when stored items cannot be read or written.
  let report: @Sendable (String) -> Void
  let now: @Sendable () -> Date

  func getItem(itemId: Item.ItemId) async throws(ItemsError) -> Item {
    do throws(NetworkError) {
      return try await dataSource.fetchItem(id: itemId).toDomain()
    } catch {
      throw ItemsError(error)
    }
  }

  func getItems(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        reporting("the stored items cannot be read") {
          if let stored = try store.storedItems(filter: filter) {
            continuation.yield(ItemList(items: stored.items.map { $0.toDomain() }, storedAt: stored.storedAt))
          }
        }
        do {
          continuation.yield(ItemList(items: try await fetched(filter), storedAt: nil))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  func getCategories() async throws(ItemsError) -> [Category] {
    do throws(NetworkError) {
      return try await dataSource.fetchCategories().map { $0.toDomain() }
    } catch {
      throw ItemsError(error)
    }
  }

  func updateItem(_ item: Item) async throws(ItemsError) -> Item {
    do throws(NetworkError) {
      return try await dataSource.update(id: item.id, to: ItemUpdateDTO(item)).toDomain()
    } catch {
      throw ItemsError(error)
    }
  }

  private func fetched(_ filter: ItemFilter) async throws(ItemsError) -> [Item] {
    let items: [ItemDTO]
    do throws(NetworkError) {
      items = try await dataSource.fetchItems(filter: filter)
    } catch {
      throw ItemsError(error)
    }
    reporting("the items cannot be stored") {
      try store.store(StoredItemsDTO(items: items, storedAt: now()), filter: filter)
    }
    return items.map { $0.toDomain() }
  }

  private func reporting(_ message: String, _ work: () throws -> Void) {
    do {
      try work()
    } catch {
      report("\(message): \(error)")
    }
  }
}
