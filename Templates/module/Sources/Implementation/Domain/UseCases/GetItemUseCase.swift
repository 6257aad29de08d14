protocol GetItemUseCase: Sendable {
  func execute(itemId: Item.ItemId) async throws(ItemsError) -> Item
}

struct GetItemUseCaseImp: GetItemUseCase {
  let itemRepository: any ItemRepository

  func execute(itemId: Item.ItemId) async throws(ItemsError) -> Item {
    try await itemRepository.getItem(itemId: itemId)
  }
}
