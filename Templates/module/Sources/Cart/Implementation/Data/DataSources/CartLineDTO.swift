struct CartLineDTO: Codable, Equatable, Sendable {
  let id: String
  let name: String
  let price: CartMoneyDTO
  let count: Int
}
