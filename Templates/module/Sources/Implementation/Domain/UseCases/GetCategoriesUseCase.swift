protocol GetCategoriesUseCase: Sendable {
  func execute() async throws(ItemsError) -> [Category]
}

struct GetCategoriesUseCaseImp: GetCategoriesUseCase {
  let itemRepository: any ItemRepository

  func execute() async throws(ItemsError) -> [Category] {
    try await itemRepository.getCategories()
  }
}
