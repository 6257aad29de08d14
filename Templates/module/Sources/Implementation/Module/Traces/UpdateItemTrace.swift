import ItemsInterface

struct UpdateItemTrace: UpdateItemUseCase {
  let base: any UpdateItemUseCase
  let logger: any Logger

  func execute(item: Item, name: String, price: String) async throws -> Item {
    try await logger.step(from: "ItemViewModel", to: "UpdateItemUseCase.execute") {
      try await base.execute(item: item, name: name, price: price)
    }
  }
}
