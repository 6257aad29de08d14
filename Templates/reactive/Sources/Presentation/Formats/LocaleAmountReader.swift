import Foundation
import StrataPresentation

/// Reads numbers with the separators of a locale, and no others.
struct LocaleAmountReader: AmountReader {
  private let locale: Locale

  init(locale: Locale) {
    self.locale = locale
  }

  func amount(_ text: String) -> Decimal? {
    Decimal(userInput: text, locale: locale, maximumFractionDigits: 2)
  }
}
