import Foundation
import Testing

@testable import Payments

@Suite struct DecimalFormatTests {
  @Test(arguments: [
    ("31,50", 3150), ("31,5", 3150), ("31", 3100), ("1.234,05", 123_405), ("1.234", 123_400), ("1234,05", 123_405),
    ("1.234.567", 123_456_700),
  ])
  func readsTheCommaWhereItSeparatesDecimals(text: String, hundredths: Int) {
    #expect(DecimalFormat.german.hundredths(text) == hundredths)
  }

  @Test(arguments: [("31.50", 3150), ("1,234.05", 123_405), ("1,234", 123_400), ("12,34,567.5", 123_456_750)])
  func readsThePointWhereItSeparatesDecimals(text: String, hundredths: Int) {
    #expect(DecimalFormat.english.hundredths(text) == hundredths)
  }

  /// What separates groups is no decimal separator, and what does not look like groups is not guessed.
  @Test(arguments: [
    "31,50", "31,5", "1,23", "1,2345", "1234,567", ",500", "1,,234", "1,234,56", "1.234,05", "1,234.", "31.500",
    "1.2.3",
    "", ".", ",", " ", "-1", "+1", "1e3", "½", "²",
  ])
  func refusesWhatMayBeAnotherNumber(text: String) {
    #expect(DecimalFormat.english.hundredths(text) == nil)
  }

  @Test(arguments: ["31.50", "31.5", "1,234", "1,2,3", "1.23,4", "1234.567"])
  func refusesWhatMayBeAnotherNumberWhereTheCommaSeparatesDecimals(text: String) {
    #expect(DecimalFormat.german.hundredths(text) == nil)
  }

  @Test func takesTheSeparatorsOfTheLocale() {
    #expect(DecimalFormat(Locale(identifier: "de_DE")) == .german)
    #expect(DecimalFormat(Locale(identifier: "en_US")) == .english)
    // A keyboard has neither the narrow space of France nor the apostrophe of Switzerland.
    #expect(DecimalFormat(Locale(identifier: "fr_FR")).hundredths("1 234,50") == 123_450)
    #expect(DecimalFormat(Locale(identifier: "de_CH")).hundredths("1'234.50") == 123_450)
  }

  @Test(arguments: [
    (0, "0,00"), (5, "0,05"), (100_000, "1.000,00"), (5_000_000_000, "50.000.000,00"), (-123_456, "-1.234,56"),
  ])
  func writesGroups(hundredths: Int, text: String) {
    #expect(DecimalFormat.german.text(hundredths: hundredths) == text)
    #expect(hundredths < 0 || DecimalFormat.german.hundredths(text) == hundredths)
  }

  @Test func readsDigitsOfEveryScriptAndNoneThatAreTooMany() {
    #expect(DecimalFormat.english.hundredths("٣١.٥٠") == 3150)
    #expect(DecimalFormat.english.hundredths("92233720368547758.07") == .max)
    #expect(DecimalFormat.english.hundredths("92233720368547758.08") == nil)
    #expect(DecimalFormat.english.hundredths("99999999999999999999") == nil)
  }
}
