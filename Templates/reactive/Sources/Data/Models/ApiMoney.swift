/// Money as the server sends it: whole minor units.
struct ApiMoney: Codable, Equatable, Sendable {
  let minor: Int
  let currency: String

  init(_ money: Money) {
    minor = money.minor
    currency = money.currency
  }

  var money: Money { Money(minor: minor, currency: currency) }
}
