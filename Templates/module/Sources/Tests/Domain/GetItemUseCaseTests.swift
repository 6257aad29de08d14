import Testing

@testable import ItemsImplementation

@Suite struct GetItemUseCaseTests {
  @Test func givesTheItemOfTheRepository() async throws {
    let repository = FakeItemRepository()
    repository.items = [.atlas]
    let useCase = GetItemUseCaseImp(itemRepository: repository)
    #expect(try await useCase.execute(itemId: "2") == .atlas)
    await #expect(throws: ItemsError.notFound) { try await useCase.execute(itemId: "9") }
  }
}
