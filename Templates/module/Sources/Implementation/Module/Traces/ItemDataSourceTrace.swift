import ItemsInterface
import StrataNetwork

struct ItemDataSourceTrace: ItemDataSource {
  let base: any ItemDataSource
  let logger: any Logger

  func fetchItems(filter: ItemFilter) async throws(NetworkError) -> [ItemDTO] {
    try await logger.step(from: "ItemRepository", to: "ItemDataSource.fetchItems") { () throws(NetworkError) in
      try await base.fetchItems(filter: filter)
    }
  }

  func fetchItem(id: String) async throws(NetworkError) -> ItemDTO {
    try await logger.step(from: "ItemRepository", to: "ItemDataSource.fetchItem") { () throws(NetworkError) in
      try await base.fetchItem(id: id)
    }
  }

  func update(id: String, to item: ItemUpdateDTO) async throws(NetworkError) -> ItemDTO {
    try await logger.step(from: "ItemRepository", to: "ItemDataSource.update") { () throws(NetworkError) in
      try await base.update(id: id, to: item)
    }
  }
}
