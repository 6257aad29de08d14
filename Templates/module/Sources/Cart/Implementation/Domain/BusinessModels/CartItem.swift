import ShopInterface

/// What may be put into the cart.
public struct CartItem: Identifiable, Equatable, Sendable {
  public let id: CartLine.ItemId
  public let name: String
  public let price: Money
}
