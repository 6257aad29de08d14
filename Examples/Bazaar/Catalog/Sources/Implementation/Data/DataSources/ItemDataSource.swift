import Foundation

protocol ItemDataSource {
  func fetchItem(id: String) async throws -> ItemDTO
  func fetchItems() async throws -> [ItemDTO]
  func rename(id: String, name: String) async throws -> ItemDTO
}

struct ItemDataSourceImp: ItemDataSource {
  func fetchItem(id: String) async throws -> ItemDTO {
    ItemDTO(id: id, name: "", price: 0)
  }

  func fetchItems() async throws -> [ItemDTO] {
    []
  }

  func rename(id: String, name: String) async throws -> ItemDTO {
    ItemDTO(id: id, name: name, price: 0)
  }
}
