protocol GetItemsUseCase: Sendable {
  func execute(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error>
}

struct GetItemsUseCaseImp: GetItemsUseCase {
  let itemRepository: any ItemRepository

  func execute(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
    itemRepository.getItems(filter: filter)
  }
}
