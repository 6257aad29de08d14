protocol GetCategoriesUseCase: Sendable {
  /// - Throws: `ItemsError`.
  func execute() async throws -> [Category]
}

struct GetCategoriesUseCaseImp: GetCategoriesUseCase {
  let itemRepository: any ItemRepository

  func execute() async throws -> [Category] {
    try await itemRepository.getCategories()
  }
}
