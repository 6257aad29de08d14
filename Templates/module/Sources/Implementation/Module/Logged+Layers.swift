import ShopInterface
import ShopShared
import StrataNetwork

extension Logged: GetItemUseCase where Layer == any GetItemUseCase {
  func execute(itemId: Item.ItemId) async throws -> Item {
    try await step(from: "ItemViewModel") { try await layer.execute(itemId: itemId) }
  }
}

extension Logged: GetItemsUseCase where Layer == any GetItemsUseCase {
  func execute(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
    steps(from: "ItemsViewModel") { layer.execute(filter: filter) }
  }
}

extension Logged: GetCategoriesUseCase where Layer == any GetCategoriesUseCase {
  func execute() async throws -> [Category] {
    try await step(from: "ItemsViewModel") { try await layer.execute() }
  }
}

extension Logged: AddToCartUseCase where Layer == any AddToCartUseCase {
  func execute(itemId: Item.ItemId) async throws {
    try await step(from: "ItemViewModel") { try await layer.execute(itemId: itemId) }
  }
}

extension Logged: CartGateway where Layer == any CartGateway {
  func add(itemId: Item.ItemId) async throws {
    try await step(from: "AddToCartUseCase") { try await layer.add(itemId: itemId) }
  }
}

extension Logged: UpdateItemUseCase where Layer == any UpdateItemUseCase {
  func execute(item: Item, name: String, price: Money) async throws -> Item {
    try await step(from: "ItemViewModel") { try await layer.execute(item: item, name: name, price: price) }
  }
}

extension Logged: ItemRepository where Layer == any ItemRepository {
  func getItem(itemId: Item.ItemId) async throws -> Item {
    try await step(from: "GetItemUseCase") { try await layer.getItem(itemId: itemId) }
  }

  func getItems(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
    steps(from: "GetItemsUseCase") { layer.getItems(filter: filter) }
  }

  func getCategories() async throws -> [Category] {
    try await step(from: "GetCategoriesUseCase") { try await layer.getCategories() }
  }

  func updateItem(_ item: Item) async throws -> Item {
    try await step(from: "UpdateItemUseCase") { try await layer.updateItem(item) }
  }
}

extension Logged: ItemDataSource where Layer == any ItemDataSource {
  func fetchItems(filter: ItemFilter) async throws(NetworkError) -> [ItemDTO] {
    try await step(from: "ItemRepository") { () throws(NetworkError) in try await layer.fetchItems(filter: filter) }
  }

  func fetchItem(id: String) async throws(NetworkError) -> ItemDTO {
    try await step(from: "ItemRepository") { () throws(NetworkError) in try await layer.fetchItem(id: id) }
  }

  func fetchCategories() async throws(NetworkError) -> [CategoryDTO] {
    try await step(from: "ItemRepository") { () throws(NetworkError) in try await layer.fetchCategories() }
  }

  func update(id: String, to item: ItemUpdateDTO) async throws(NetworkError) -> ItemDTO {
    try await step(from: "ItemRepository") { () throws(NetworkError) in try await layer.update(id: id, to: item) }
  }
}
