// style: module
// file: Sources/Implementation/Domain/Gateways/ItemRepository.swift
protocol ItemRepository {
  func getItem(itemId: String) async throws -> Item
}
// file: Sources/Implementation/Domain/BusinessModels/Item.swift
struct Item {
  let id: String
}
// file: Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
struct ItemRepositoryImp: ItemRepository {
  let dataSource: ItemDataSource

  func getItem(itemId: String) async throws -> Item {
    try await fetch(itemId).toDomain()
  }

  func fetch(_ id: String) async throws -> ItemDTO { try await dataSource.fetch(id: id) }
}

protocol ItemDataSource {
  func fetch(id: String) async throws -> ItemDTO
}

struct ItemDTO: Decodable {
  let id: String

  func toDomain() -> Item { Item(id: id) }
}
