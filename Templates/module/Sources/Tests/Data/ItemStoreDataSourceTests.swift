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
  }
}
