/// An amount in whole minor units of UZS (tiyin, 100 to one). Fractions of money are not binary fractions, so no `Double`
/// is involved anywhere.
struct Money: Hashable, Comparable, Sendable {
  let minor: Int

  /// `10,000.50` is 1,000,050.
  init(minor: Int) {
    self.minor = minor
  }

  /// Whole UZS.
  init(_ whole: Int) {
    minor = whole * 100
  }

  /// Reads what a user typed; `nil` for what is no amount, or might be another one.
  init?(text: String, format: DecimalFormat) {
    guard let minor = format.hundredths(text) else { return nil }
    self.minor = minor
  }

  /// `10,000.50 UZS`
  func text(_ format: DecimalFormat) -> String { "\(format.text(hundredths: minor)) UZS" }

  /// 1 %, rounded to the nearest minor unit, halves upwards. For amounts from zero to a hundredth of `Int.max`.
  var onePercent: Money { Money(minor: (minor + 50) / 100) }

  static func + (left: Money, right: Money) -> Money { Money(minor: left.minor + right.minor) }
  static func < (left: Money, right: Money) -> Bool { left.minor < right.minor }
}
