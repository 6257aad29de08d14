import ShopShared

extension Logged: AddToCartUseCase where Layer == any AddToCartUseCase {
  func execute(itemId: CartLine.ItemId) async throws {
    try await step(from: "CartModule") { try await layer.execute(itemId: itemId) }
  }
}

extension Logged: RemoveFromCartUseCase where Layer == any RemoveFromCartUseCase {
  func execute(itemId: CartLine.ItemId) async throws {
    try await step(from: "CartViewModel") { try await layer.execute(itemId: itemId) }
  }
}

extension Logged: ItemGateway where Layer == any ItemGateway {
  func getItem(itemId: CartLine.ItemId) async throws -> CartItem {
    try await step(from: "AddToCartUseCase") { try await layer.getItem(itemId: itemId) }
  }
}

extension Logged: CartRepository where Layer == any CartRepository {
  /// Not logged: the step would never end.
  func carts() -> AsyncThrowingStream<Cart, any Error> { layer.carts() }

  func updateCart(_ change: @escaping @Sendable (Cart) throws -> Cart) async throws {
    try await step(from: "UseCase") { try await layer.updateCart(change) }
  }
}
