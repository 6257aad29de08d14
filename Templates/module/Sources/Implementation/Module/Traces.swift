import ItemsInterface
import StrataNetwork

// Stand before what they are named after and tell the logger. The layers know nothing of them.

struct GetItemTrace: GetItemUseCase {
  let base: any GetItemUseCase
  let logger: any Logger

  func execute(itemId: Item.ItemId) async throws -> Item {
    try await logger.step(from: "ItemViewModel", to: "GetItemUseCase.execute") {
      try await base.execute(itemId: itemId)
    }
  }
}

struct GetItemsTrace: GetItemsUseCase {
  let base: any GetItemsUseCase
  let logger: any Logger

  func execute(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
    logger.steps(from: "ItemsViewModel", to: "GetItemsUseCase.execute") { base.execute(filter: filter) }
  }
}

struct UpdateItemTrace: UpdateItemUseCase {
  let base: any UpdateItemUseCase
  let logger: any Logger

  func execute(item: Item, name: String, price: String) async throws -> Item {
    try await logger.step(from: "ItemViewModel", to: "UpdateItemUseCase.execute") {
      try await base.execute(item: item, name: name, price: price)
    }
  }
}

struct ItemRepositoryTrace: ItemRepository {
  let base: any ItemRepository
  let logger: any Logger

  func getItem(itemId: Item.ItemId) async throws -> Item {
    try await logger.step(from: "GetItemUseCase", to: "ItemRepository.getItem") {
      try await base.getItem(itemId: itemId)
    }
  }

  func getItems(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
    logger.steps(from: "GetItemsUseCase", to: "ItemRepository.getItems") { base.getItems(filter: filter) }
  }

  func updateItem(_ item: Item) async throws -> Item {
    try await logger.step(from: "UpdateItemUseCase", to: "ItemRepository.updateItem") {
      try await base.updateItem(item)
    }
  }
}

struct ItemDataSourceTrace: ItemDataSource {
  let base: any ItemDataSource
  let logger: any Logger

  func fetchItems(filter: ItemFilter) async throws(NetworkError) -> [ItemDTO] {
    try await logger.step(from: "ItemRepository", to: "ItemDataSource.fetchItems") { () throws(NetworkError) in
      try await base.fetchItems(filter: filter)
    }
  }

  func fetchItem(id: String) async throws(NetworkError) -> ItemDTO {
    try await logger.step(from: "ItemRepository", to: "ItemDataSource.fetchItem") { () throws(NetworkError) in
      try await base.fetchItem(id: id)
    }
  }

  func update(id: String, to item: ItemUpdateDTO) async throws(NetworkError) -> ItemDTO {
    try await logger.step(from: "ItemRepository", to: "ItemDataSource.update") { () throws(NetworkError) in
      try await base.update(id: id, to: item)
    }
  }
}

extension Logger {
  /// A step that gives several values: it is over when the stream ends.
  fileprivate func steps<Value: Sendable>(
    from caller: String, to callee: String,
    _ body: @escaping @Sendable () -> AsyncThrowingStream<Value, any Error>
  ) -> AsyncThrowingStream<Value, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          try await step(from: caller, to: callee) { () async throws in
            for try await value in body() { continuation.yield(value) }
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
