import Foundation
import ShopInterface
import ShopShared
import Testing

@testable import ItemsImplementation

/// Prices as the user types and reads them.
@Suite struct PriceTextTests {
  @Test(arguments: [
    ("31,50", 3150), ("31,5", 3150), ("31", 3100), ("1.234,05", 123_405), ("1.234", 123_400), ("1234,05", 123_405),
  ])
  func readsTheCommaWhereItSeparatesDecimals(text: String, minor: Int) {
    #expect(Money(text: text, currency: "EUR", locale: .german) == Money(minor: minor, currency: "EUR"))
  }

  /// What separates groups is no decimal separator, and what does not look like groups is not guessed: `0.500` is no
  /// 500.
  @Test(arguments: ["31.50", "31.5", "0.500", "1,234", "1.2.3", "12.34.567", "1234.567", "", "1e3"])
  func refusesWhatMayBeAnotherNumberWhereTheCommaSeparatesDecimals(text: String) {
    #expect(Money(text: text, currency: "EUR", locale: .german) == nil)
  }

  @Test(arguments: ["31,50", "0,500", "1,00,000", "1234,567", "1.234", "1.230", "99999999999999999999"])
  func refusesWhatMayBeAnotherNumberWhereThePointSeparatesDecimals(text: String) {
    #expect(Money(text: text, currency: "EUR", locale: .english) == nil)
  }

  @Test func groupsHaveTheSizeThatTheLocaleGivesThem() {
    let price = Money(text: "1,00,000.50", currency: "INR", locale: Locale(identifier: "en_IN"))
    #expect(price == Money(minor: 10_000_050, currency: "INR"))
  }

  @Test func writesPrices() {
    #expect(Money(minor: -5, currency: "EUR").text(.english) == "-0.05 EUR")
    #expect(Money(minor: 123_456, currency: "EUR").text(.german) == "1.234,56 EUR")
  }

  @Test(arguments: ["de_DE", "en_US", "en_IN", "fr_FR", "de_CH", "ar_EG"])
  func whatIsWrittenCanBeTyped(locale: String) {
    let (locale, price) = (Locale(identifier: locale), Money(minor: 123_456_789, currency: "EUR"))
    #expect(Money(text: price.amountText(locale), currency: "EUR", locale: locale) == price)
  }

  @Test func anErrorShowsAPriceAsTheUserWritesIt() {
    #expect(
      ItemsError.invalidPrice.text(.german) == "Enter a price with at most two decimal places, such as 31,50.")
    #expect(
      ItemsError.tooManyInCart(limit: 99).text(.english) == "The cart can contain at most 99 of one item.")
  }
}
