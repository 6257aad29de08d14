import ShopInterface

/// Things of one kind in the cart.
public struct CartLine: Identifiable, Equatable, Sendable {
  /// That of the item.
  public let id: ItemId
  public let name: String
  /// The price of one, as it was when it was put there.
  public let price: Money
  public let count: Int

  public typealias ItemId = String
}
