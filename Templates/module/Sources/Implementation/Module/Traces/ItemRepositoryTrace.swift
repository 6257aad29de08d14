import ItemsInterface

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
