import ShopInterface
import Testing

#if canImport(Combine)
  import Combine
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

@testable import ItemsImplementation

@Suite struct CartGatewayTests {
  /// An error of another module is a case, which this module words.
  @Test(arguments: [
    (CartModuleError.tooMany(limit: 99), ItemsError.tooManyInCart(limit: 99)), (.unavailable, .cartUnavailable),
    (.item(.offline), .offline), (.item(.notFound), .notFound), (.item(.unavailable), .unavailable),
    (.item(.refused(reason: "No.")), .refused(reason: "No.")),
  ])
  func saysAsACaseWhyNothingWasAdded(failure: CartModuleError, error: ItemsError) async {
    let gateway = CartGatewayImp(cartModule: { FakeCartModule(failure: failure) })
    await #expect(throws: error) { try await gateway.add(itemId: "2") }
  }

  @Test func callsTheModuleOfTheCart() async throws {
    try await CartGatewayImp(cartModule: { FakeCartModule(failure: nil) }).add(itemId: "2")
  }
}

private struct FakeCartModule: CartModule {
  let failure: CartModuleError?

  func add(itemId: String) async throws(CartModuleError) {
    if let failure { throw failure }
  }

  func counts() -> AsyncThrowingStream<Int, any Error> { AsyncThrowingStream { $0.finish() } }

  #if canImport(Combine)
    func countPublisher() -> AnyPublisher<Int, any Error> {
      PassthroughSubject<Int, any Error>().eraseToAnyPublisher()
    }
  #endif

  #if canImport(SwiftUI)
    func cartWidget() -> Screen { Screen(EmptyView()) }
    func cartFlow(router: any CartRouter) -> Screen { Screen(EmptyView()) }
  #endif
}
