import Foundation
import ShopInterface

extension Money {
  /// `1,034.50 EUR`
  public func text(_ locale: Locale) -> String {
    "\(amount.formatted(.number.locale(locale).precision(.fractionLength(2)))) \(currency)"
  }

  /// `1034.50`: what may be typed to get the same amount.
  public func amountText(_ locale: Locale) -> String {
    amount.formatted(.number.locale(locale).precision(.fractionLength(2)).grouping(.never))
  }
}
