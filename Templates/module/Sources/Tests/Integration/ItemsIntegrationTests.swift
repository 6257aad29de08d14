import ExampleServer
import Foundation
import ShopInterface
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

@testable import Items

/// The whole module, from the screen to a real server and back, then with the server gone.
@MainActor
@Suite struct ItemsIntegrationTests {
  private let router = FakeItemsRouter()

  @Test func fromTheScreenToTheServerAndBack() async throws {
    let server = try ExampleServer()
    let dependencies = dependencies(server.url.absoluteString)
    let module = dependencies.itemsModule
    let list = module.itemsScreen(router: router)
    await list.appear()
    #expect(list.text.split(separator: "\n").map(String.init) == ["items"] + items)
    await list.perform("show", ["2"])
    #expect(router.shown == ["2"])

    let details = module.itemScreen(id: "2", router: router)
    await details.appear()
    await details.perform("save", ["40.5", "Big atlas"])
    #expect(details.text == "item 2\nBig atlas  40.50 EUR  in books, garden")
    await details.perform("save", ["4,5", "Atlas"])
    #expect(details.text.contains("failed: Enter a price with at most two decimal places, such as 31.50."))
    #expect(
      try await module.item(id: "2")
        == ItemSummary(id: "2", name: "Big atlas", price: Money(minor: 4050, currency: "EUR")))

    let counts = StreamRecorder(dependencies.cartModule.counts())
    #expect(try await counts.next() == 0)
    await details.perform("add", [])
    #expect(details.text.hasSuffix("added to the cart: 1"))
    #expect(try await counts.next() == 1)
    await #expect(throws: CartModuleError.item(.notFound)) {
      try await dependencies.cartModule.add(itemId: "99")
    }

    server.stop()
    await list.appear()
    let notice = "items (failed: There is no connection to the server. These may be out of date.)"
    var changed = items
    changed[1] = "2  Big atlas  40.50 EUR"
    #expect(list.text.split(separator: "\n").map(String.init) == [notice] + changed)
  }

  private let items = [
    "1  Field notebook  7.90 EUR", "2  Herb atlas  34.50 EUR", "3  Watering can  24.99 EUR",
    "4  Bread knife  42.00 EUR", "5  Cookbook  28.95 EUR",
  ]

  private func dependencies(_ url: String) -> AppDependencies {
    AppDependencies(
      baseURL: url, transport: URLSessionTransport.shared, storage: InMemoryStorage(),
      locale: Locale(identifier: "en_US"))
  }
}

private final class FakeItemsRouter: ItemsRouter {
  private(set) var shown: [String] = []

  func showDetails(for itemId: String) { shown.append(itemId) }
  func close() {}
}
