import ShopInterface
import Testing

@testable import CartImplementation

@Suite struct RemoveFromCartUseCaseTests {
  @Test func takesAllOfAnItemOut() async throws {
    let repository = FakeCartRepository()
    let cookbook = CartLine(id: "5", name: "Cookbook", price: Money(minor: 2895, currency: "EUR"), count: 1)
    repository.cart = Cart(lines: [.atlas(2), cookbook])
    try await RemoveFromCartUseCaseImp(cartRepository: repository).execute(itemId: "2")
    #expect(repository.cart.lines == [cookbook])
  }
}
