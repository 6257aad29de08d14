// style: module
// file: Modules/Items/Interface/ItemsModule.swift
public protocol ItemsModule {}
// file: Modules/Items/Implementation/Domain/BusinessModels/Item.swift
struct Item {}
// file: Modules/Orders/Interface/OrdersModule.swift
public protocol OrdersModule {
  associatedtype Line = Item  // ! interface-exposes-implementation OrdersModule -> Item
  func add(_ items: [Item], done: (Result<Item, Error>) -> Void)  // ! interface-exposes-implementation OrdersModule -> Item
}
// file: Modules/Orders/Implementation/Domain/BusinessModels/Order.swift
struct Order {}
