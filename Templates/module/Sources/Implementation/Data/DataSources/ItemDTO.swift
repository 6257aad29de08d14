import ShopInterface

/// An item as the server sends it and the store keeps it.
struct ItemDTO: Codable, Equatable, Identifiable, Sendable {
  let id: String
  let name: String
  let price: MoneyDTO
  let categories: [String]
}

extension ItemDTO {
  func toDomain() -> Item {
    Item(
      id: id, name: name, price: Money(minor: price.minor, currency: price.currency), categories: categories)
  }
}
