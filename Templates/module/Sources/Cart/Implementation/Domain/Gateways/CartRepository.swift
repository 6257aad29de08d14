import ShopInterface

protocol CartRepository: Sendable {
  /// The cart now, and after each change, until the stream is dropped. Fails where the cart cannot be read.
  func carts() -> AsyncThrowingStream<Cart, any Error>

  /// Changes the cart as it is now; no other change comes between.
  func updateCart(_ change: @escaping @Sendable (Cart) throws(CartModuleError) -> Cart) async throws(CartModuleError)
}
