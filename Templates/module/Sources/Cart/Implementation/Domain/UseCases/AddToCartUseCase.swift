protocol AddToCartUseCase: Sendable {
  /// Puts one more of an item into the cart.
  /// - Throws: `CartModuleError`.
  func execute(itemId: CartLine.ItemId) async throws
}

struct AddToCartUseCaseImp: AddToCartUseCase {
  let itemGateway: any ItemGateway
  let cartRepository: any CartRepository

  func execute(itemId: CartLine.ItemId) async throws {
    let item = try await itemGateway.getItem(itemId: itemId)
    try await cartRepository.updateCart { try $0.adding(item) }
  }
}
