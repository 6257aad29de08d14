import ShopInterface
import Testing

@testable import CartImplementation

@MainActor
@Suite struct ItemGatewayTests {
  @Test func asksTheModuleOfItems() async throws {
    let gateway = ItemGatewayImp(itemsModule: { FakeItemsModule(failure: nil) })
    #expect(try await gateway.getItem(itemId: "2") == .atlas)
  }

  /// An error of another module is a case, which the cart words.
  @Test(arguments: [ItemsModuleError.offline, .notFound, .refused(reason: "No."), .unavailable])
  func passesAFailureOnAsACase(failure: ItemsModuleError) async {
    let gateway = ItemGatewayImp(itemsModule: { FakeItemsModule(failure: failure) })
    await #expect(throws: CartModuleError.item(failure)) { try await gateway.getItem(itemId: "2") }
  }
}

private struct FakeItemsModule: ItemsModule {
  let failure: ItemsModuleError?

  func item(id: String) async throws(ItemsModuleError) -> ItemSummary {
    if let failure { throw failure }
    return ItemSummary(id: id, name: "Herb atlas", price: Money(minor: 3450, currency: "EUR"))
  }
}
