struct CartLineDTO: Codable, Equatable, Sendable {
  let id: String
  let name: String
  let price: String
  let count: Int
}
