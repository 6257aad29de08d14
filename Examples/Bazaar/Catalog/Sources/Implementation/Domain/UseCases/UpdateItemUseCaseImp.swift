struct UpdateItemUseCaseImp: UpdateItemUseCase {
  let dataSource: ItemDataSourceImp

  func execute(item: Item) async -> Result<Item, Error> {
    await rename(item: item, name: item.name)
  }

  func rename(item: Item, name: String) async -> Result<Item, Error> {
    do {
      return .success(try await dataSource.rename(id: item.id, name: name).toDomain())
    } catch {
      return .failure(error)
    }
  }
}
