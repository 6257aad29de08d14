/// What the server takes to change an item.
struct ItemUpdateDTO: Codable, Equatable, Sendable {
  let name: String
  let price: MoneyDTO
  let categories: [String]

  init(_ item: Item) {
    name = item.name
    price = MoneyDTO(minor: item.price.minor, currency: item.price.currency)
    categories = item.categories
  }
}
