import StrataPresentation
import StrataTesting
import Testing

@testable import CartImplementation

@MainActor
@Suite(.timeLimit(.minutes(10))) struct CartViewModelTests {
  @Test func showsTheCartAndWhatBecomesOfIt() async throws {
    let (carts, changes) = AsyncThrowingStream<Cart, any Error>.makeStream()
    let viewModel = CartViewModel(
      observeCartUseCase: FakeObserveCart(carts: carts), removeFromCartUseCase: FakeRemoveFromCart(failure: nil))
    let states = StateRecorder { viewModel.state }
    let observation = Task { await viewModel.perform(.observeCart) }
    changes.yield(Cart(lines: []))
    changes.yield(Cart(lines: [.atlas(1)]))
    changes.finish(throwing: CartError.unavailable)
    await observation.value
    #expect(try states.receive() == .loading(last: nil))
    #expect(try states.receive() == .loaded(Cart(lines: [])))
    #expect(try states.receive() == .loaded(Cart(lines: [.atlas(1)])))
    #expect(try states.receive() == .failed(.unavailable, last: Cart(lines: [.atlas(1)])))
  }

  @Test func whatCannotBeRemovedIsSaid() async {
    let viewModel = CartViewModel(
      observeCartUseCase: FakeObserveCart(carts: AsyncThrowingStream { $0.finish() }),
      removeFromCartUseCase: FakeRemoveFromCart(failure: .unavailable))
    await viewModel.perform(.remove("2"))
    #expect(viewModel.state.failure == .unavailable)
    #expect(CartError.unavailable.localizedDescription == "The cart cannot be read or kept.")
    #expect(
      CartError.tooMany(limit: 99).localizedDescription
        == "There can be no more than 99 of one thing in the cart.")
  }
}

private struct FakeObserveCart: ObserveCartUseCase {
  let carts: AsyncThrowingStream<Cart, any Error>

  func execute() -> AsyncThrowingStream<Cart, any Error> { carts }
}

private struct FakeRemoveFromCart: RemoveFromCartUseCase {
  let failure: CartError?

  func execute(itemId: CartLine.ItemId) async throws {
    if let failure { throw failure }
  }
}
