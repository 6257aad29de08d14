import Foundation
import StrataNetwork
import StrataStorage
import Testing

@testable import ItemsImplementation

@Suite struct ItemRepositoryTests {
  private let dataSource = FakeItemDataSource()
  private let storage = InMemoryStorage()
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private var repository: ItemRepositoryImp {
    ItemRepositoryImp(
      dataSource: dataSource, store: ItemStoreDataSourceImp(storage: storage), now: { [now] in now })
  }

  @Test func mapsItems() async throws {
    dataSource.items = [.atlas]
    #expect(try await repository.getItem(itemId: "2") == .atlas)
    #expect(try await repository.updateItem(.atlas) == .atlas)
  }

  @Test func givesTheStoredItemsFirst() async throws {
    dataSource.items = [.atlas]
    #expect(try await lists() == [ItemList(items: [.atlas], storedAt: nil)])
    dataSource.items = []
    #expect(try await lists() == [ItemList(items: [.atlas], storedAt: now), ItemList(items: [], storedAt: nil)])
  }

  @Test func keepsTheStoredItemsWhenThereIsNoConnection() async throws {
    dataSource.items = [.atlas]
    _ = try await lists()
    dataSource.failure = .noConnection
    var seen: [ItemList] = []
    await #expect(throws: ItemsError.offline) {
      for try await list in repository.getItems(filter: ItemFilter()) { seen.append(list) }
    }
    #expect(seen == [ItemList(items: [.atlas], storedAt: now)])
  }

  @Test func storesEachFilterApart() async throws {
    dataSource.items = [.atlas]
    _ = try await lists()
    dataSource.failure = .timeout
    var iterator = repository.getItems(filter: ItemFilter(text: "x")).makeAsyncIterator()
    await #expect(throws: ItemsError.offline) { try await iterator.next() }
  }

  @Test func tellsWhatAFailureMeans() {
    let problem = Data(#"{"error": "invalid_price", "message": "A price is not negative."}"#.utf8)
    #expect(ItemsError(.connectionLost) == .offline)
    #expect(ItemsError(.status(HTTPResponse(status: 404))) == .notFound)
    #expect(
      ItemsError(.status(HTTPResponse(status: 422, body: problem))) == .refused(reason: "A price is not negative."))
    #expect(ItemsError(.status(HTTPResponse(status: 422))) == .refused(reason: nil))
    #expect(ItemsError(.status(HTTPResponse(status: 500))) == .unavailable)
  }

  private func lists() async throws -> [ItemList] {
    var lists: [ItemList] = []
    for try await list in repository.getItems(filter: ItemFilter()) { lists.append(list) }
    return lists
  }
}
