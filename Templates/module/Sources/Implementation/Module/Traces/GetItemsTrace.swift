import ItemsInterface

struct GetItemsTrace: GetItemsUseCase {
  let base: any GetItemsUseCase
  let logger: any Logger

  func execute(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
    logger.steps(from: "ItemsViewModel", to: "GetItemsUseCase.execute") { base.execute(filter: filter) }
  }
}
