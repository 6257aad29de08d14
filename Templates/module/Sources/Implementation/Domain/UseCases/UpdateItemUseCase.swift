protocol UpdateItemUseCase: Sendable {
  /// - Throws: `ItemsError`, also for a name or a price that no item can have; nothing is sent then.
  func execute(item: Item, name: String, price: String) async throws -> Item
}

struct UpdateItemUseCaseImp: UpdateItemUseCase {
  let itemRepository: any ItemRepository
  let format: DecimalFormat

  func execute(item: Item, name: String, price: String) async throws -> Item {
    guard name.contains(where: { !$0.isWhitespace }) else { throw ItemsError.emptyName }
    guard let price = Money(text: price, currency: item.price.currency, format: format) else {
      throw ItemsError.invalidPrice(example: format.text(hundredths: 31_50))
    }
    return try await itemRepository.updateItem(
      Item(id: item.id, name: name, price: price, categories: item.categories))
  }
}
