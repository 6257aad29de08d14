import ShopInterface
import Testing

#if canImport(SwiftUI)
  import SwiftUI
#endif

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

  #if canImport(SwiftUI)
    func itemWidget(id: String) -> Screen { Screen(EmptyView()) }
    func itemsFlow(router: any ItemsRouter) -> Screen { Screen(EmptyView()) }
    func itemFlow(id: String, router: any ItemsRouter) -> Screen { Screen(EmptyView()) }
  #endif
}
