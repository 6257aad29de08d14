import ShopInterface

protocol UpdateItemUseCase: Sendable {
  /// - Throws: also for a name or a price that no item can have; nothing is sent then.
  func execute(item: Item, name: String, price: Money) async throws(ItemsError) -> Item
}

struct UpdateItemUseCaseImp: UpdateItemUseCase {
  let itemRepository: any ItemRepository

  func execute(item: Item, name: String, price: Money) async throws(ItemsError) -> Item {
    guard name.contains(where: { !$0.isWhitespace }) else { throw .emptyName }
    guard price.minor >= 0 else { throw .invalidPrice }
    return try await itemRepository.updateItem(
      Item(id: item.id, name: name, price: price, categories: item.categories))
  }
}
