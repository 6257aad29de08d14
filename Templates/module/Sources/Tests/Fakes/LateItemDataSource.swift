import StrataNetwork

@testable import ItemsImplementation

/// A server whose first list comes when the test says so, and has items that later ones do not have.
actor LateItemDataSource: ItemDataSource {
  private let first: [ItemDTO]
  private var answering: CheckedContinuation<Void, Never>?
  private var isAsked = false

  init(_ first: [ItemDTO]) {
    self.first = first
  }

  func waitForTheFirst() async {
    while answering == nil, !Task.isCancelled { await Task.yield() }
  }

  func answerTheFirst() {
    answering?.resume()
    answering = nil
  }

  func fetchItems(filter: ItemFilter) async throws(NetworkError) -> [ItemDTO] {
    if isAsked { return [] }
    isAsked = true
    await withCheckedContinuation { answering = $0 }
    return first
  }

  func fetchItem(id: String) async throws(NetworkError) -> ItemDTO { throw .noConnection }

  func fetchCategories() async throws(NetworkError) -> [CategoryDTO] { throw .noConnection }

  func update(id: String, to item: ItemUpdateDTO) async throws(NetworkError) -> ItemDTO {
    guard let old = first.first(where: { $0.id == id }) else { throw .noConnection }
    return ItemDTO(id: id, name: item.name, price: item.price, categories: old.categories)
  }
}
