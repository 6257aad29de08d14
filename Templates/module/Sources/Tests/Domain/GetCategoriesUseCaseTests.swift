import Testing

@testable import ItemsImplementation

@Suite struct GetCategoriesUseCaseTests {
  @Test func returnsTheCategoriesOfTheRepository() async throws {
    let repository = FakeItemRepository()
    let useCase = GetCategoriesUseCaseImp(itemRepository: repository)
    #expect(try await useCase.execute() == [.books])
    repository.failure = .offline
    await #expect(throws: ItemsError.offline) { try await useCase.execute() }
  }
}
