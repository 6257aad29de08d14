import Foundation
import ShopInterface
import StrataPresentation
import StrataTesting
import Testing

@testable import CartImplementation

@MainActor
@Suite(.timeLimit(.minutes(10))) struct CartViewModelTests {
  @Test func showsTheCartAndWhatBecomesOfIt() async throws {
    let (carts, changes) = AsyncThrowingStream<Cart, any Error>.makeStream()
    let viewModel = CartViewModel(
      observeCartUseCase: FakeObserveCart(carts: carts), removeFromCartUseCase: FakeRemoveFromCart(failure: nil),
      locale: .english)
    let states = StateRecorder { viewModel.state }
    let observation = Task { await viewModel.perform(.observeCart) }
    changes.yield(Cart(lines: []))
    changes.yield(Cart(lines: [.atlas(1)]))
    changes.finish(throwing: CartModuleError.unavailable)
    await observation.value
    #expect(try states.receive() == .loading(last: nil))
    #expect(try states.receive() == .loaded(Cart(lines: [])))
    #expect(try states.receive() == .loaded(Cart(lines: [.atlas(1)])))
    #expect(try states.receive() == .failed(.unavailable, last: Cart(lines: [.atlas(1)])))
  }

  /// As "Try Again" does.
  @Test func aCartThatFailedIsReadAgain() async {
    let observe = ScriptedObserveCart()
    let viewModel = CartViewModel(
      observeCartUseCase: observe, removeFromCartUseCase: FakeRemoveFromCart(failure: nil), locale: .english)
    await viewModel.perform(.observeCart)
    #expect(viewModel.state.failure == .unavailable)
    observe.cart = Cart(lines: [.atlas(1)])
    await viewModel.perform(.observeCart)
    #expect(viewModel.state == .loaded(Cart(lines: [.atlas(1)])))
  }

  @Test func whatCannotBeRemovedIsSaid() async {
    let viewModel = CartViewModel(
      observeCartUseCase: FakeObserveCart(carts: AsyncThrowingStream { $0.finish() }),
      removeFromCartUseCase: FakeRemoveFromCart(failure: .unavailable),
      locale: .english)
    await viewModel.perform(.remove("2"))
    #expect(viewModel.state.failure == .unavailable)
    #expect(CartModuleError.unavailable.text(.english) == "The cart cannot be opened or saved.")
    #expect(
      CartModuleError.tooMany(limit: 99).text(.english) == "The cart can contain at most 99 of one item.")
  }
}

private struct FakeObserveCart: ObserveCartUseCase {
  let carts: AsyncThrowingStream<Cart, any Error>

  func execute() -> AsyncThrowingStream<Cart, any Error> { carts }
}

private struct FakeRemoveFromCart: RemoveFromCartUseCase {
  let failure: CartModuleError?

  func execute(itemId: CartLine.ItemId) async throws(CartModuleError) {
    if let failure { throw failure }
  }
}

/// Fails until there is a cart.
private final class ScriptedObserveCart: ObserveCartUseCase, @unchecked Sendable {
  // Unchecked: used on the main actor only.
  var cart: Cart?

  func execute() -> AsyncThrowingStream<Cart, any Error> {
    let cart = cart
    return AsyncThrowingStream { continuation in
      if let cart { continuation.yield(cart) }
      continuation.finish(throwing: cart == nil ? CartModuleError.unavailable : nil)
    }
  }
}
