import Foundation
import StrataNetwork

/// What is stored makes nothing fail: where it cannot be read or written, the server's answer is shown all the same.
/// An actor, since it knows which answers are out of date: one for all screens.
actor ItemRepositoryImp: ItemRepository {
  private let dataSource: any ItemDataSource
  private let store: any ItemStoreDataSource
  private let report: @Sendable (String) -> Void
  private let now: @Sendable () -> Date
  /// How many lists were asked for, how many of them are under way, and the newest of each filter that was stored
  /// meanwhile.
  private var asked = 0
  private var running = 0
  private var newest: [ItemFilter: Int] = [:]
  /// Filters whose last answer could not be stored: what the device has is older than what was shown.
  private var unstored: Set<ItemFilter> = []
  /// What was changed while lists were under way, and how many had been asked for by then.
  private var changed: [ItemDTO.ID: (asked: Int, item: ItemDTO)] = [:]
  private var listeners: [AsyncStream<Item>.Continuation] = []

  /// - Parameter report: gets a message when stored items cannot be read or written.
  init(
    dataSource: any ItemDataSource, store: any ItemStoreDataSource, report: @escaping @Sendable (String) -> Void,
    now: @escaping @Sendable () -> Date
  ) {
    self.dataSource = dataSource
    self.store = store
    self.report = report
    self.now = now
  }

  func getItem(itemId: Item.ItemId) async throws(ItemsError) -> Item {
    do throws(NetworkError) {
      return try await dataSource.fetchItem(id: itemId).toDomain()
    } catch {
      throw ItemsError(error)
    }
  }

  nonisolated func getItems(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        if let stored = await stored(filter) { continuation.yield(stored) }
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
    let updated: ItemDTO
    do throws(NetworkError) {
      updated = try await dataSource.update(id: item.id, to: ItemUpdateDTO(item))
    } catch {
      throw ItemsError(ofChange: error)
    }
    note(updated)
    return updated.toDomain()
  }

  func itemChanges() -> AsyncStream<Item> {
    let (changes, listener) = AsyncStream.makeStream(of: Item.self)
    listeners.append(listener)
    return changes
  }

  /// The lists that show the item or have it stored are not asked for again: they get it as it is now.
  private func note(_ item: ItemDTO) {
    if running > 0 { changed[item.id] = (asked, item) }
    reporting("the items cannot be stored") { try store.replace(item) }
    listeners.removeAll { listener in
      if case .terminated = listener.yield(item.toDomain()) { true } else { false }
    }
  }

  private func stored(_ filter: ItemFilter) -> ItemList? {
    if unstored.contains(filter) { return nil }
    return reporting("the stored items cannot be read") {
      try store.storedItems(filter: filter).map { stored in
        ItemList(items: stored.items.map { $0.toDomain() }, storedAt: stored.storedAt)
      }
    } ?? nil
  }

  private func fetched(_ filter: ItemFilter) async throws(ItemsError) -> [Item] {
    asked += 1
    running += 1
    let number = asked
    defer {
      running -= 1
      if running == 0 { (newest, changed) = ([:], [:]) }
    }
    var items: [ItemDTO]
    do throws(NetworkError) {
      items = try await dataSource.fetchItems(filter: filter)
    } catch {
      throw ItemsError(error)
    }
    // A list that was asked for before a change may have the item as it was.
    items = items.map { item in
      if let change = changed[item.id], change.asked >= number { change.item } else { item }
    }
    // Lists may come in any order; an older one must not replace a newer one on the device.
    if number > newest[filter] ?? 0 {
      newest[filter] = number
      unstored.insert(filter)
      reporting("the items cannot be stored") {
        try store.store(StoredItemsDTO(items: items, storedAt: now()), filter: filter)
        unstored.remove(filter)
      }
    }
    return items.map { $0.toDomain() }
  }

  @discardableResult
  private func reporting<Value>(_ message: String, _ work: () throws -> Value) -> Value? {
    do {
      return try work()
    } catch {
      report("\(message): \(error)")
      return nil
    }
  }
}
