import Foundation

/// An amount in whole minor units of a currency, 100 to one (tiyin, for UZS). Fractions of money are not binary
/// fractions, so no `Double` is involved anywhere.
struct Money: Hashable, Sendable {
  /// What the app pays in.
  static let uzs = "UZS"

  let minor: Int
  let currency: String

  /// `10,000.50` is 1,000,050.
  init(minor: Int, currency: String = Money.uzs) {
    self.minor = minor
    self.currency = currency
  }

  /// Whole UZS.
  init(_ whole: Int) {
    self.init(minor: whole * 100)
  }

  /// `nil` for an amount with fractions of a minor unit, and for one that is too large.
  init?(amount: Decimal, currency: String = Money.uzs) {
    guard let minor = Int("\(amount * 100)") else { return nil }
    self.init(minor: minor, currency: currency)
  }

  var amount: Decimal { Decimal(minor) / 100 }

  /// 1 %, rounded to the nearest minor unit, halves upwards. For amounts from zero to a hundredth of `Int.max`.
  var onePercent: Money { Money(minor: (minor + 50) / 100, currency: currency) }

  /// The amount with a fee of 1 %.
  var withOnePercent: Money { Money(minor: minor + onePercent.minor, currency: currency) }
}
