protocol GetItemUseCase: Sendable {
  func execute(itemId: Item.ItemId) async throws -> Item
}

struct GetItemUseCaseImp: GetItemUseCase {
  let itemRepository: any ItemRepository

  func execute(itemId: Item.ItemId) async throws -> Item {
    try await itemRepository.getItem(itemId: itemId)
  }
}
