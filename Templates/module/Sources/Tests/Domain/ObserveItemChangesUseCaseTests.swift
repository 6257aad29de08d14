import Testing

@testable import ItemsImplementation

@Suite struct ObserveItemChangesUseCaseTests {
  @Test func givesTheChangesOfTheRepository() async {
    let repository = FakeItemRepository()
    repository.items = [.atlas]
    let changes = await ObserveItemChangesUseCaseImp(itemRepository: repository).execute()
    #expect(await changes.reduce(into: []) { $0.append($1) } == [.atlas])
  }
}
