import Foundation
import Testing

@testable import Payments

/// Amounts as the user types and reads them.
@Suite struct AmountTextTests {
  @Test(arguments: [
    ("31,50", "31.5"), ("1.234,05", "1234.05"), ("1.234", "1234"), ("1234,05", "1234.05"), ("1.234.567", "1234567"),
  ])
  func readsTheCommaWhereItSeparatesDecimals(text: String, number: String) {
    #expect(LocaleAmountReader(locale: .german).amount(text) == Decimal(string: number))
  }

  /// What separates groups is no decimal separator, and what does not look like groups is not guessed: `0.500` is no
  /// 500.
  @Test(arguments: ["31.50", "31.5", "0.500", "1,234", "12.34.567", "1.2.3", "1234.567", ""])
  func refusesWhatMayBeAnotherNumberWhereTheCommaSeparatesDecimals(text: String) {
    #expect(LocaleAmountReader(locale: .german).amount(text) == nil)
  }

  @Test(arguments: ["31,50", "0,500", "1,00,000", "1234,567", "1.234", "1.230", "1e3", "½"])
  func refusesWhatMayBeAnotherNumberWhereThePointSeparatesDecimals(text: String) {
    #expect(LocaleAmountReader(locale: .english).amount(text) == nil)
  }

  @Test func groupsHaveTheSizeThatTheLocaleGivesThem() {
    #expect(LocaleAmountReader(locale: Locale(identifier: "en_IN")).amount("1,00,000.50") == Decimal(100_000.5))
  }

  @Test(arguments: [
    (0, "0,00 UZS"), (5, "0,05 UZS"), (5_000_000_000, "50.000.000,00 UZS"), (-123_456, "-1.234,56 UZS"),
  ])
  func writesGroups(minor: Int, text: String) {
    #expect(Money(minor: minor).text(.german) == text)
  }

  @Test(arguments: ["de_DE", "en_US", "en_IN", "fr_FR", "de_CH", "ar_EG"])
  func whatIsWrittenCanBeTyped(locale: String) {
    let (locale, money) = (Locale(identifier: locale), Money(minor: 123_456_789))
    #expect(LocaleAmountReader(locale: locale).amount(money.amountText(locale)) == money.amount)
  }

  @Test func anErrorShowsAnAmountAsTheUserWritesIt() {
    #expect(
      PaymentError.unreadableAmount.text(.german)
        == "Enter an amount with at most two decimal places, such as 1.500,50.")
  }
}
