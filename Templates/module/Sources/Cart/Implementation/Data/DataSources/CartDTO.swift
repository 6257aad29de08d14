import ShopInterface

/// The cart as it is stored.
struct CartDTO: Codable, Equatable, Sendable {
  let lines: [CartLineDTO]

  init(_ cart: Cart) {
    lines = cart.lines.map { line in
      let price = CartMoneyDTO(minor: line.price.minor, currency: line.price.currency)
      return CartLineDTO(id: line.id, name: line.name, price: price, count: line.count)
    }
  }
}

extension CartDTO {
  func toDomain() -> Cart {
    Cart(
      lines: lines.map { line in
        let price = Money(minor: line.price.minor, currency: line.price.currency)
        return CartLine(id: line.id, name: line.name, price: price, count: line.count)
      })
  }
}
