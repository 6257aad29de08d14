import ItemsInterface

// Traces stand before what they are named after and tell the logger. The layers know nothing of them.

struct GetItemTrace: GetItemUseCase {
  let base: any GetItemUseCase
  let logger: any Logger

  func execute(itemId: Item.ItemId) async throws -> Item {
    try await logger.step(from: "ItemViewModel", to: "GetItemUseCase.execute") {
      try await base.execute(itemId: itemId)
    }
  }
}
