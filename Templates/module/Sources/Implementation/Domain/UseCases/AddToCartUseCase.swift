protocol AddToCartUseCase: Sendable {
  /// Puts one more of an item into the cart.
  func execute(itemId: Item.ItemId) async throws(ItemsError)
}

struct AddToCartUseCaseImp: AddToCartUseCase {
  let cartGateway: any CartGateway

  func execute(itemId: Item.ItemId) async throws(ItemsError) {
    try await cartGateway.add(itemId: itemId)
  }
}
