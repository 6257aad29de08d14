/// What may be put into the cart.
public struct CartItem: Identifiable, Equatable, Sendable {
  public let id: CartLine.ItemId
  public let name: String
  /// In words for people.
  public let price: String
}
