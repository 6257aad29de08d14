import ShopInterface

/// Something with a price.
public struct Item: Identifiable, Equatable, Sendable {
  public let id: ItemId
  public let name: String
  public let price: Money
  public let categories: [Category.CategoryId]

  public typealias ItemId = String
}
