import ShopInterface
import Testing

@testable import CartImplementation

@Suite struct AddToCartUseCaseTests {
  private let repository = FakeCartRepository()

  @Test func putsOneMoreIntoTheCart() async throws {
    let useCase = AddToCartUseCaseImp(itemGateway: FakeItemGateway(), cartRepository: repository)
    try await useCase.execute(itemId: "2")
    #expect(repository.cart.lines == [.atlas(1)])
    try await useCase.execute(itemId: "2")
    #expect(repository.cart.lines == [.atlas(2)] && repository.cart.count == 2)
  }

  @Test func nobodyBuysMoreThan99OfOneThing() async throws {
    let useCase = AddToCartUseCaseImp(itemGateway: FakeItemGateway(), cartRepository: repository)
    repository.cart = Cart(lines: [.atlas(98)])
    try await useCase.execute(itemId: "2")
    await #expect(throws: CartModuleError.tooMany(limit: 99)) { try await useCase.execute(itemId: "2") }
    #expect(repository.cart.lines == [.atlas(99)])
  }

  @Test func whatIsNoItemIsNotPutThere() async {
    let gateway = FakeItemGateway(failure: .item(.notFound))
    let useCase = AddToCartUseCaseImp(itemGateway: gateway, cartRepository: repository)
    await #expect(throws: CartModuleError.item(.notFound)) {
      try await useCase.execute(itemId: "9")
    }
    #expect(repository.cart.lines.isEmpty)
  }
}
