import Testing

@testable import CartImplementation

@Suite struct ObserveCartUseCaseTests {
  @Test func passesTheCartOn() async throws {
    let repository = FakeCartRepository()
    repository.cart = Cart(lines: [.atlas(2)])
    var carts = ObserveCartUseCaseImp(cartRepository: repository).execute().makeAsyncIterator()
    #expect(try await carts.next() == repository.cart)
  }
}
