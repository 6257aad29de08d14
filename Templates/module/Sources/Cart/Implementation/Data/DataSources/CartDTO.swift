/// The cart as it is stored.
struct CartDTO: Codable, Equatable, Sendable {
  let lines: [CartLineDTO]

  init(_ cart: Cart) {
    lines = cart.lines.map { CartLineDTO(id: $0.id, name: $0.name, price: $0.price, count: $0.count) }
  }
}

extension CartDTO {
  func toDomain() -> Cart {
    Cart(lines: lines.map { CartLine(id: $0.id, name: $0.name, price: $0.price, count: $0.count) })
  }
}
