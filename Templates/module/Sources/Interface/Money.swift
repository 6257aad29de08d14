import Foundation

/// An amount in whole minor units of a currency, 100 to one. Fractions of a currency are not binary fractions, so no
/// `Double` is involved.
public struct Money: Equatable, Sendable {
  public let minor: Int
  public let currency: String

  public init(minor: Int, currency: String) {
    self.minor = minor
    self.currency = currency
  }

  /// `nil` for an amount with fractions of a minor unit, and for one that is too large.
  public init?(amount: Decimal, currency: String) {
    guard let minor = Int("\(amount * 100)") else { return nil }
    self.init(minor: minor, currency: currency)
  }

  public var amount: Decimal { Decimal(minor) / 100 }
}
