protocol AddToCartUseCase: Sendable {
  /// Puts one more of an item into the cart.
  /// - Throws: `ItemsError`.
  func execute(itemId: Item.ItemId) async throws
}

struct AddToCartUseCaseImp: AddToCartUseCase {
  let cartGateway: any CartGateway

  func execute(itemId: Item.ItemId) async throws {
    try await cartGateway.add(itemId: itemId)
  }
}
