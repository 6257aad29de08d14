/// An item as other modules see it.
public struct ItemSummary: Identifiable, Equatable, Sendable {
  public let id: String
  public let name: String
  public let price: Money

  public init(id: String, name: String, price: Money) {
    self.id = id
    self.name = name
    self.price = price
  }
}
