import Foundation
import Testing

@testable import ItemsImplementation

@Suite struct GetItemsUseCaseTests {
  @Test func passesOnWhatIsStoredAndWhatIsNew() async throws {
    let repository = FakeItemRepository()
    repository.lists = [ItemList(items: [], storedAt: Date()), ItemList(items: [.atlas], storedAt: nil)]
    let useCase = GetItemsUseCaseImp(itemRepository: repository)
    var lists: [ItemList] = []
    for try await list in useCase.execute(filter: ItemFilter(category: "books")) { lists.append(list) }
    #expect(lists == repository.lists)
    #expect(repository.filters == [ItemFilter(category: "books")])
  }
}
