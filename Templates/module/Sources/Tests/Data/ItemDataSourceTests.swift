import ExampleAPI
import ShopInterface
import StrataNetwork
import Testing

@testable import ItemsImplementation

/// Against the API in memory, which a contract test holds equal to the server.
@Suite struct ItemDataSourceTests {
  private let api = ExampleAPI()
  private var dataSource: ItemDataSourceImp {
    ItemDataSourceImp(networkClient: NetworkClient(baseURL: "http://memory", transport: api))
  }

  @Test func asksForWhatTheFilterSays() async throws {
    #expect(try await dataSource.fetchItems(filter: ItemFilter()).count == 5)
    let found = try await dataSource.fetchItems(filter: ItemFilter(category: "books", text: "book"))
    #expect(found.map(\.name) == ["Field notebook", "Cookbook"])
  }

  @Test func asksForCategories() async throws {
    let categories = try await dataSource.fetchCategories()
    #expect(categories.map(\.id) == ["books", "garden", "kitchen"] && categories.first?.name == "Books")
  }

  @Test func sendsAnUpdate() async throws {
    let item = try await dataSource.fetchItem(id: "2")
    let update = ItemUpdateDTO(
      Item(id: "2", name: "Atlas", price: Money(minor: 1, currency: "EUR"), categories: ["garden"]))
    let updated = try await dataSource.update(id: "2", to: update)
    #expect(item.name == "Herb atlas")
    #expect(try await dataSource.fetchItem(id: "2") == updated)
    #expect(updated.name == "Atlas")
  }

  @Test func saysWhatWentWrong() async throws {
    await api.add(.offline("GET /items/1"))
    await #expect(throws: NetworkError.noConnection) { try await dataSource.fetchItem(id: "1") }
    let error = await #expect(throws: NetworkError.self) { try await dataSource.fetchItem(id: "99") }
    guard case .status(let response) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(response.status == 404)
  }
}
