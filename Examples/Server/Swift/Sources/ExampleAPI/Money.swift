/// Money in minor units: a whole number of cents or tiyin.
struct Money: Codable, Sendable, Equatable {
  enum Currency: String, Codable, Sendable { case EUR, UZS }

  let minor: Int
  let currency: Currency

  init(minor: Int, currency: Currency) {
    self.minor = minor
    self.currency = currency
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      minor = try container.decode(Int.self, forKey: .minor)
    } catch let error as DecodingError {
      throw error
    } catch {
      // Of a number that is not whole, or too large, Foundation's own error does not say where it stands.
      throw DecodingError.dataCorruptedError(forKey: .minor, in: container, debugDescription: "no whole number")
    }
    currency = try container.decode(Currency.self, forKey: .currency)
  }

  /// 1 %, rounded to the nearest minor unit, halves upwards.
  var onePercent: Money {
    let (padded, overflow) = minor.addingReportingOverflow(50)
    let rounded = overflow ? minor / 100 : padded.flooredHundredth
    return Money(minor: rounded, currency: currency)
  }
}

extension Int {
  fileprivate var flooredHundredth: Int { self >= 0 || self % 100 == 0 ? self / 100 : self / 100 - 1 }
}
