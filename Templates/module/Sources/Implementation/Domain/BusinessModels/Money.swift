/// An amount in whole minor units. Fractions of a currency are not binary fractions, so no `Double` is involved.
public struct Money: Equatable, Sendable {
  public let minor: Int
  public let currency: String

  /// `34.50 EUR`
  public var text: String { "\(amount) \(currency)" }

  /// `34.50`: what may be typed to get the same amount.
  public var amount: String {
    let cents = minor.magnitude % 100
    return "\(minor < 0 ? "-" : "")\(minor.magnitude / 100).\(cents < 10 ? "0" : "")\(cents)"
  }

  public init(minor: Int, currency: String) {
    self.minor = minor
    self.currency = currency
  }

  /// Reads `34`, `34.5` and `34.50`; `nil` for anything else, also for more than two decimals.
  public init?(text: String, currency: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1] : "00"
    guard parts.count <= 2, !parts[0].isEmpty, (1...2).contains(decimals.count),
      (parts[0] + decimals).utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let minor = Int(parts[0] + decimals + (decimals.count == 1 ? "0" : ""))
    else { return nil }
    self.init(minor: minor, currency: currency)
  }
}
