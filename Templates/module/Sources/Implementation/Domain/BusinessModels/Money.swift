/// An amount in whole minor units. Fractions of a currency are not binary fractions, so no `Double` is involved.
public struct Money: Equatable, Sendable {
  public let minor: Int
  public let currency: String

  public init(minor: Int, currency: String) {
    self.minor = minor
    self.currency = currency
  }

  /// Reads what a user typed; `nil` for what is no amount, or might be another one.
  public init?(text: String, currency: String, format: DecimalFormat) {
    guard let minor = format.hundredths(text) else { return nil }
    self.init(minor: minor, currency: currency)
  }

  /// `34.50 EUR`
  public func text(_ format: DecimalFormat) -> String { "\(amount(format)) \(currency)" }

  /// `34.50`: what may be typed to get the same amount.
  public func amount(_ format: DecimalFormat) -> String { format.text(hundredths: minor) }
}
