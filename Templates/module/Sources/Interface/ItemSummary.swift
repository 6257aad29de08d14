/// An item as other modules see it.
public struct ItemSummary: Identifiable, Equatable, Sendable {
  public let id: String
  public let name: String
  /// The price for people: `34.50 EUR`.
  public let price: String

  public init(id: String, name: String, price: String) {
    self.id = id
    self.name = name
    self.price = price
  }
}
