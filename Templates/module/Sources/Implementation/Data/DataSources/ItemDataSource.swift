import StrataNetwork

protocol ItemDataSource: Sendable {
  func fetchItems(filter: ItemFilter) async throws(NetworkError) -> [ItemDTO]
  func fetchItem(id: String) async throws(NetworkError) -> ItemDTO
  func fetchCategories() async throws(NetworkError) -> [CategoryDTO]
  func update(id: String, to item: ItemUpdateDTO) async throws(NetworkError) -> ItemDTO
}

struct ItemDataSourceImp: ItemDataSource {
  let networkClient: NetworkClient

  func fetchItems(filter: ItemFilter) async throws(NetworkError) -> [ItemDTO] {
    try await networkClient.send(ItemNetworkRoute.items(filter))
  }

  func fetchItem(id: String) async throws(NetworkError) -> ItemDTO {
    try await networkClient.send(ItemNetworkRoute.item(id))
  }

  func fetchCategories() async throws(NetworkError) -> [CategoryDTO] {
    try await networkClient.send(ItemNetworkRoute.categories())
  }

  func update(id: String, to item: ItemUpdateDTO) async throws(NetworkError) -> ItemDTO {
    try await networkClient.send(ItemNetworkRoute.update(id, item))
  }
}
