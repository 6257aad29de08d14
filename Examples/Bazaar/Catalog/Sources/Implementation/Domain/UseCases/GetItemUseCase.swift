protocol GetItemUseCase {
  func execute(itemId: Item.ItemId) async throws -> Item
}

struct GetItemUseCaseImp: GetItemUseCase {
  let itemRepository: ItemRepository

  func execute(itemId: Item.ItemId) async throws -> Item {
    try await itemRepository.getItem(itemId: itemId)
  }
}
