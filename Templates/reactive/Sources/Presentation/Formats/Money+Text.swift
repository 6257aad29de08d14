import Foundation

extension Money {
  /// `10,000.50 UZS`
  func text(_ locale: Locale) -> String { "\(amountText(locale)) \(currency)" }

  /// `10,000.50`: what may be typed to get the same amount.
  func amountText(_ locale: Locale) -> String {
    amount.formatted(.number.locale(locale).precision(.fractionLength(2)))
  }
}
