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

  /// Reads `10000`, `10000.5` and `10000.50`; `nil` for anything else, also for more than two decimals.
  init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1] : "00"
    guard parts.count <= 2, !parts[0].isEmpty, (1...2).contains(decimals.count),
      (parts[0] + decimals).utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let minor = Int(parts[0] + decimals + (decimals.count == 1 ? "0" : ""))
    else { return nil }
    self.minor = minor
  }

  /// 1 %, rounded to the nearest minor unit, halves upwards. For amounts from zero to a hundredth of `Int.max`.
  var onePercent: Money { Money(minor: (minor + 50) / 100) }

  static func + (left: Money, right: Money) -> Money { Money(minor: left.minor + right.minor) }
  static func < (left: Money, right: Money) -> Bool { left.minor < right.minor }
}

extension Money: CustomStringConvertible {
  /// `10,000.50 UZS`
  var description: String {
    let digits = String(minor.magnitude / 100)
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    let decimals = minor.magnitude % 100
    return "\(minor < 0 ? "-" : "")\(grouped).\(decimals < 10 ? "0" : "")\(decimals) UZS"
  }
}
