protocol UpdateItemUseCase {
  func execute(item: Item) async -> Result<Item, Error>
  func rename(item: Item, name: String) async -> Result<Item, Error>
}
