import Foundation
import StrataStorage
import Testing

@testable import ItemsImplementation

@Suite struct ItemStoreDataSourceTests {
  @Test func keepsTheLastAnswerToAFilter() throws {
    let store = ItemStoreDataSourceImp(storage: InMemoryStorage())
    let stored = StoredItemsDTO(items: [.atlas], storedAt: Date(timeIntervalSince1970: 5))
    #expect(try store.storedItems(filter: ItemFilter()) == nil)
    try store.store(stored, filter: ItemFilter())
    #expect(try store.storedItems(filter: ItemFilter()) == stored)
    #expect(try store.storedItems(filter: ItemFilter(category: "books")) == nil)
    #expect(try store.storedItems(filter: ItemFilter(text: "books")) == nil)
    try store.store(stored, filter: ItemFilter(category: "a b", text: "c"))
    #expect(try store.storedItems(filter: ItemFilter(category: "a", text: "b c")) == nil)
  }

  /// A user who searches for any number of texts does not fill the device.
  @Test func keepsTheAnswersToTheLastFiltersOnly() throws {
    let storage = InMemoryStorage()
    let store = ItemStoreDataSourceImp(storage: storage)
    func stored(_ number: Int) -> StoredItemsDTO {
      StoredItemsDTO(items: [.atlas], storedAt: Date(timeIntervalSince1970: Double(number)))
    }
    for number in 0..<50 {
      try store.store(stored(number), filter: ItemFilter(text: "\(number)"))
      // What is asked for again and again is never the oldest.
      try store.store(stored(number), filter: ItemFilter())
    }
    let kept = try (0..<50).filter { try store.storedItems(filter: ItemFilter(text: "\($0)")) != nil }
    #expect(kept == Array(41..<50))
    #expect(try store.storedItems(filter: ItemFilter()) == stored(49))
  }

  @Test func whatCannotBeReadIsNotThere() throws {
    let storage = InMemoryStorage()
    storage.set(Data("[1]".utf8), named: "items")
    let store = ItemStoreDataSourceImp(storage: storage)
    #expect(try store.storedItems(filter: ItemFilter()) == nil)
    try store.store(StoredItemsDTO(items: [], storedAt: Date(timeIntervalSince1970: 5)), filter: ItemFilter())
    #expect(try store.storedItems(filter: ItemFilter())?.items == [])
  }
}
