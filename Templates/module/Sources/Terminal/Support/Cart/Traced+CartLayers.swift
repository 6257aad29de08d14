#if os(Linux) || os(macOS)
  import ShopInterface
  import ShopShared
  import StrataTerminal

  extension Tracer {
    /// Traces the layers of the cart, too. What observes the cart is no step, since it would never end.
    public func tracingCart() -> Tracer {
      tracing((any AddToCartUseCase).self, "AddToCartUseCase", askedBy: "CartModule") { $0 }
        .tracing((any RemoveFromCartUseCase).self, "RemoveFromCartUseCase", askedBy: "CartViewModel") { $0 }
        .tracing((any ItemGateway).self, "ItemGateway", askedBy: "AddToCartUseCase") { $0 }
        .tracing((any CartRepository).self, "CartRepository", askedBy: "UseCase") { $0 }
    }
  }

  extension Traced: AddToCartUseCase where Layer == any AddToCartUseCase {
    func execute(itemId: CartLine.ItemId) async throws(CartModuleError) {
      try await step { () throws(CartModuleError) in try await layer.execute(itemId: itemId) }
    }
  }

  extension Traced: RemoveFromCartUseCase where Layer == any RemoveFromCartUseCase {
    func execute(itemId: CartLine.ItemId) async throws(CartModuleError) {
      try await step { () throws(CartModuleError) in try await layer.execute(itemId: itemId) }
    }
  }

  extension Traced: ItemGateway where Layer == any ItemGateway {
    func getItem(itemId: CartLine.ItemId) async throws(CartModuleError) -> CartItem {
      try await step { () throws(CartModuleError) in try await layer.getItem(itemId: itemId) }
    }
  }

  extension Traced: CartRepository where Layer == any CartRepository {
    /// No step: it would never end.
    func carts() -> AsyncThrowingStream<Cart, any Error> { layer.carts() }

    func updateCart(_ change: @escaping @Sendable (Cart) throws(CartModuleError) -> Cart) async throws(CartModuleError)
    {
      try await step { () throws(CartModuleError) in try await layer.updateCart(change) }
    }
  }
#endif
