import Testing

@testable import ItemsImplementation

@Suite struct AddItemToCartUseCaseTests {
  @Test func asksTheCart() async throws {
    try await AddToCartUseCaseImp(cartGateway: FakeCartGateway(failure: nil)).execute(itemId: "2")
    let useCase = AddToCartUseCaseImp(cartGateway: FakeCartGateway(failure: .tooManyInCart(limit: 99)))
    await #expect(throws: ItemsError.tooManyInCart(limit: 99)) { try await useCase.execute(itemId: "2") }
  }
}

private struct FakeCartGateway: CartGateway {
  let failure: ItemsError?

  func add(itemId: Item.ItemId) async throws(ItemsError) {
    #expect(itemId == "2")
    if let failure { throw failure }
  }
}
