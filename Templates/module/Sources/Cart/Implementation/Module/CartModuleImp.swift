import ShopInterface

#if canImport(Combine)
  import Combine
#endif

/// The module, as the app makes it: once, since all that look at the cart look at the same one.
public struct CartModuleImp: CartModule {
  let container: CartDependenciesContainer

  public init(externalDependencies: CartExternalDependencies) {
    container = CartDependenciesContainer(externalDependencies: externalDependencies)
  }

  public func add(itemId: String) async throws(CartModuleError) {
    try await container.addToCart(itemId: itemId)
  }

  public func counts() -> AsyncThrowingStream<Int, any Error> {
    container.counts()
  }

  #if canImport(Combine)
    public func countPublisher() -> AnyPublisher<Int, any Error> {
      AsyncThrowingStream.publisher { container.counts() }
    }
  #endif

  #if canImport(SwiftUI)
    public func cartWidget() -> Screen {
      container.cartWidget()
    }

    public func cartFlow(router: any CartRouter) -> Screen {
      container.cartView(router: router)
    }
  #endif
}
