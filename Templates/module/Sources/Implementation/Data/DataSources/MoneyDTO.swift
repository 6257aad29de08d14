/// Money as the server sends it: whole minor units.
struct MoneyDTO: Codable, Equatable, Sendable {
  let minor: Int
  let currency: String
}
