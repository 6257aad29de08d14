// style: module
// file: Modules/Items/Interface/ItemsModule.swift
public protocol ItemsModule {
  func item(id: String) async throws -> ItemSummary
}

public struct ItemSummary {}
// file: Modules/Items/Implementation/Domain/BusinessModels/Item.swift
struct Item {}
// file: Modules/Items/Implementation/Data/Repositories/ItemRepositoryImp.swift
struct ItemRepositoryImp {
  let item: Item
}
// file: Modules/Orders/Interface/OrdersModule.swift
/// Interfaces may use each other.
public protocol OrdersModule {
  func items() -> [ItemSummary]
}
// file: Modules/Orders/Implementation/Domain/BusinessModels/Order.swift
struct Order {}
// file: App/Domain/UseCases/Interface/GetCartUseCase.swift
/// Folders of one layer are no module.
protocol GetCartUseCase {
  func execute() -> CartTotals
}
// file: App/Domain/UseCases/Implementation/GetCartUseCaseImp.swift
struct CartTotals {}
