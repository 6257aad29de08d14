import Foundation
import ShopInterface
import StrataPresentation

extension Money {
  /// Reads what a user typed, with the separators of the locale; `nil` for what is no amount, or might be another one.
  init?(text: String, currency: String, locale: Locale) {
    guard let amount = Decimal(userInput: text, locale: locale, maximumFractionDigits: 2) else { return nil }
    self.init(amount: amount, currency: currency)
  }
}
