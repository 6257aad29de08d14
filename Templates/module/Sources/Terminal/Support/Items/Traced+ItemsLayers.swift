#if os(Linux) || os(macOS)
  import ShopInterface
  import ShopShared
  import StrataNetwork
  import StrataTerminal

  extension Tracer {
    /// Traces the layers of the items, too.
    public func tracingItems() -> Tracer {
      tracing((any GetItemUseCase).self, "GetItemUseCase", askedBy: "ItemViewModel") { $0 }
        .tracing((any GetItemsUseCase).self, "GetItemsUseCase", askedBy: "ItemsViewModel") { $0 }
        .tracing((any ObserveItemChangesUseCase).self, "ObserveItemChangesUseCase", askedBy: "ItemsViewModel") { $0 }
        .tracing((any GetCategoriesUseCase).self, "GetCategoriesUseCase", askedBy: "ItemsViewModel") { $0 }
        .tracing((any AddToCartUseCase).self, "AddToCartUseCase", askedBy: "ItemViewModel") { $0 }
        .tracing((any UpdateItemUseCase).self, "UpdateItemUseCase", askedBy: "ItemViewModel") { $0 }
        .tracing((any CartGateway).self, "CartGateway", askedBy: "AddToCartUseCase") { $0 }
        .tracing((any ItemRepository).self, "ItemRepository") { $0 }
        .tracing((any ItemDataSource).self, "ItemDataSource", askedBy: "ItemRepository") { $0 }
    }
  }

  extension Traced: GetItemUseCase where Layer == any GetItemUseCase {
    func execute(itemId: Item.ItemId) async throws(ItemsError) -> Item {
      try await step { () throws(ItemsError) in try await layer.execute(itemId: itemId) }
    }
  }

  extension Traced: GetItemsUseCase where Layer == any GetItemsUseCase {
    func execute(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
      steps { layer.execute(filter: filter) }
    }
  }

  extension Traced: ObserveItemChangesUseCase where Layer == any ObserveItemChangesUseCase {
    func execute() async -> AsyncStream<Item> {
      await step { await layer.execute() }
    }
  }

  extension Traced: GetCategoriesUseCase where Layer == any GetCategoriesUseCase {
    func execute() async throws(ItemsError) -> [Category] {
      try await step { () throws(ItemsError) in try await layer.execute() }
    }
  }

  extension Traced: AddToCartUseCase where Layer == any AddToCartUseCase {
    func execute(itemId: Item.ItemId) async throws(ItemsError) {
      try await step { () throws(ItemsError) in try await layer.execute(itemId: itemId) }
    }
  }

  extension Traced: CartGateway where Layer == any CartGateway {
    func add(itemId: Item.ItemId) async throws(ItemsError) {
      try await step { () throws(ItemsError) in try await layer.add(itemId: itemId) }
    }
  }

  extension Traced: UpdateItemUseCase where Layer == any UpdateItemUseCase {
    func execute(item: Item, name: String, price: Money) async throws(ItemsError) -> Item {
      try await step { () throws(ItemsError) in try await layer.execute(item: item, name: name, price: price) }
    }
  }

  extension Traced: ItemRepository where Layer == any ItemRepository {
    func getItem(itemId: Item.ItemId) async throws(ItemsError) -> Item {
      try await step(askedBy: "GetItemUseCase") { () throws(ItemsError) in try await layer.getItem(itemId: itemId) }
    }

    func getItems(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
      steps(askedBy: "GetItemsUseCase") { layer.getItems(filter: filter) }
    }

    func getCategories() async throws(ItemsError) -> [Category] {
      try await step(askedBy: "GetCategoriesUseCase") { () throws(ItemsError) in try await layer.getCategories() }
    }

    func updateItem(_ item: Item) async throws(ItemsError) -> Item {
      try await step(askedBy: "UpdateItemUseCase") { () throws(ItemsError) in try await layer.updateItem(item) }
    }

    func itemChanges() async -> AsyncStream<Item> {
      await step(askedBy: "ObserveItemChangesUseCase") { await layer.itemChanges() }
    }
  }

  extension Traced: ItemDataSource where Layer == any ItemDataSource {
    func fetchItems(filter: ItemFilter) async throws(NetworkError) -> [ItemDTO] {
      try await step { () throws(NetworkError) in try await layer.fetchItems(filter: filter) }
    }

    func fetchItem(id: String) async throws(NetworkError) -> ItemDTO {
      try await step { () throws(NetworkError) in try await layer.fetchItem(id: id) }
    }

    func fetchCategories() async throws(NetworkError) -> [CategoryDTO] {
      try await step { () throws(NetworkError) in try await layer.fetchCategories() }
    }

    func update(id: String, to item: ItemUpdateDTO) async throws(NetworkError) -> ItemDTO {
      try await step { () throws(NetworkError) in try await layer.update(id: id, to: item) }
    }
  }
#endif
