import Foundation
import ShopInterface
import StrataNetwork
import StrataStorage
import Testing

@testable import ItemsImplementation

@Suite struct ItemRepositoryTests {
  private let dataSource = FakeItemDataSource()
  private let storage = InMemoryStorage()
  private let logger = RecordingLogger()
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private var repository: ItemRepositoryImp {
    makeRepository(storage)
  }

  private func makeRepository(_ storage: any KeyValueStorage) -> ItemRepositoryImp {
    ItemRepositoryImp(
      dataSource: dataSource, store: ItemStoreDataSourceImp(storage: storage), report: logger.report,
      now: { [now] in now })
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

  /// Two windows have asked for the same items.
  @Test(.timeLimit(.minutes(5))) func aLateListDoesNotReplaceANewerOneOnTheDevice() async throws {
    let late = LateItemDataSource([.atlas])
    let store = ItemStoreDataSourceImp(storage: storage)
    let repository = ItemRepositoryImp(dataSource: late, store: store, report: logger.report, now: { [now] in now })
    let first = Task { try await lists(repository) }
    await late.waitForTheFirst()
    #expect(try await lists(repository) == [ItemList(items: [], storedAt: nil)])
    await late.answerTheFirst()
    #expect(try await first.value == [ItemList(items: [.atlas], storedAt: nil)])
    #expect(try store.storedItems(filter: ItemFilter())?.items == [])
    // A list that is asked for later is stored again.
    #expect(try await lists(repository).count == 2)
  }

  /// The list beside the item does not show its old price, nor does what is stored, nor a list that is on its way.
  @Test(.timeLimit(.minutes(5))) func aChangeIsSeenByAllLists() async throws {
    let late = LateItemDataSource([.atlas])
    let store = ItemStoreDataSourceImp(storage: storage)
    let stored = StoredItemsDTO(items: [.atlas], storedAt: Date(timeIntervalSince1970: 5))
    for text in ["a", "h"] { try store.store(stored, filter: ItemFilter(text: text)) }
    let repository = ItemRepositoryImp(dataSource: late, store: store, report: logger.report, now: { [now] in now })
    var changes = await repository.itemChanges().makeAsyncIterator()
    let first = Task { try await lists(repository) }
    await late.waitForTheFirst()
    let dear = try await repository.updateItem(
      Item(id: "2", name: "Atlas", price: Money(minor: 9900, currency: "EUR"), categories: ["books"]))
    await late.answerTheFirst()
    #expect(await changes.next() == dear && dear.price.minor == 9900)
    #expect(try await first.value == [ItemList(items: [dear], storedAt: nil)])
    for text in ["", "a", "h"] {
      let answer = try store.storedItems(filter: ItemFilter(text: text))
      #expect(answer?.items.map(\.price.minor) == [9900])
      #expect(answer?.storedAt == (text.isEmpty ? now : stored.storedAt))
    }
  }

  /// A device that cannot store hides no answer.
  @Test func givesTheItemsWhereNothingCanBeStored() async throws {
    dataSource.items = [.atlas]
    #expect(try await lists(makeRepository(FailingStorage())) == [ItemList(items: [.atlas], storedAt: nil)])
    #expect(logger.messages.count == 2)
  }

  /// What the device has is older than what was shown.
  @Test func itemsThatCouldNotBeReplacedAreNotShownAgain() async throws {
    let storage = FullStorage()
    let repository = makeRepository(storage)
    dataSource.items = [.atlas]
    _ = try await lists(repository)
    dataSource.items = []
    storage.isFull = true
    #expect(try await lists(repository).last == ItemList(items: [], storedAt: nil))
    #expect(try await lists(repository) == [ItemList(items: [], storedAt: nil)])
    storage.isFull = false
    _ = try await lists(repository)
    #expect(try await lists(repository).first == ItemList(items: [], storedAt: now))
  }

  /// The server may have saved it; what is only read is asked for again.
  @Test(arguments: [NetworkError.connectionLost, .timeout, .status(HTTPResponse(status: 503))])
  func saysThatAChangeWhoseAnswerWasLostMayBeSaved(lost: NetworkError) async {
    dataSource.failure = lost
    await #expect(throws: ItemsError.unconfirmed) { try await repository.updateItem(.atlas) }
    await #expect(throws: ItemsError(lost)) { try await repository.getItem(itemId: "2") }
    #expect(ItemsError(lost) != .unconfirmed)
    dataSource.failure = .noConnection
    await #expect(throws: ItemsError.offline) { try await repository.updateItem(.atlas) }
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
    #expect(ItemsError(.connectionLost) == .offline && ItemsError(.insecureConnection) == .offline)
    #expect(ItemsError(.status(HTTPResponse(status: 404, body: problem))) == .notFound)
    #expect(ItemsError(.unconfirmed(.timeout)) == .offline)
    for status in [404, 422] {
      #expect(ItemsError(.unconfirmed(.status(HTTPResponse(status: status, body: problem)))) == .unconfirmed)
    }
    #expect(
      ItemsError(.status(HTTPResponse(status: 422, body: problem))) == .refused(reason: "A price is not negative."))
    for status in [302, 403, 404, 408, 425, 429, 500] {
      #expect(ItemsError(.status(HTTPResponse(status: status))) == .unavailable)
    }
  }

  private func lists(_ other: ItemRepositoryImp? = nil) async throws -> [ItemList] {
    var lists: [ItemList] = []
    for try await list in (other ?? repository).getItems(filter: ItemFilter()) { lists.append(list) }
    return lists
  }
}
