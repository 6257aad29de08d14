import ShopInterface

protocol RemoveFromCartUseCase: Sendable {
  func execute(itemId: CartLine.ItemId) async throws(CartModuleError)
}

struct RemoveFromCartUseCaseImp: RemoveFromCartUseCase {
  let cartRepository: any CartRepository

  func execute(itemId: CartLine.ItemId) async throws(CartModuleError) {
    try await cartRepository.updateCart { $0.removing(itemId) }
  }
}
