import ShopInterface

protocol AddToCartUseCase: Sendable {
  /// Puts one more of an item into the cart.
  func execute(itemId: CartLine.ItemId) async throws(CartModuleError)
}

struct AddToCartUseCaseImp: AddToCartUseCase {
  let itemGateway: any ItemGateway
  let cartRepository: any CartRepository

  func execute(itemId: CartLine.ItemId) async throws(CartModuleError) {
    let item = try await itemGateway.getItem(itemId: itemId)
    try await cartRepository.updateCart { (cart) throws(CartModuleError) in try cart.adding(item) }
  }
}
