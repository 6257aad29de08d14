import Foundation
import StrataNetwork

@testable import ItemsImplementation

/// A server in memory, or none.
final class FakeItemDataSource: ItemDataSource, @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  var items: [ItemDTO] = []
  var failure: NetworkError?

  func fetchItems(filter: ItemFilter) async throws(NetworkError) -> [ItemDTO] {
    if let failure { throw failure }
    return items
  }

  func fetchItem(id: String) async throws(NetworkError) -> ItemDTO {
    if let failure { throw failure }
    guard let item = items.first(where: { $0.id == id }) else {
      throw .status(HTTPResponse(status: 404, body: Data(#"{"error": "not_found", "message": "None."}"#.utf8)))
    }
    return item
  }

  func fetchCategories() async throws(NetworkError) -> [CategoryDTO] {
    if let failure { throw failure }
    return [CategoryDTO(id: "books", name: "Books")]
  }

  func update(id: String, to item: ItemUpdateDTO) async throws(NetworkError) -> ItemDTO {
    if let failure { throw failure }
    return ItemDTO(id: id, name: item.name, price: item.price, categories: item.categories)
  }
}
