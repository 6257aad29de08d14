struct CartMoneyDTO: Codable, Equatable, Sendable {
  let minor: Int
  let currency: String
}
