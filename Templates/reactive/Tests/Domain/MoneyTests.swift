import Testing

@testable import Payments

@Suite struct MoneyTests {
  @Test(arguments: [("0", 0), ("1000", 100_000), ("1000.5", 100_050), ("1000.05", 100_005), ("1,000", 100_000)])
  func readsDecimals(text: String, minor: Int) {
    #expect(Money(text: text, format: .english)?.minor == minor)
  }

  @Test(arguments: ["", "-1000", "+1", "1.234", "1000,50", ".5", "1.", "1e6", " 1", "99999999999999999999"])
  func readsNothingElse(text: String) {
    #expect(Money(text: text, format: .english) == nil)
  }

  @Test(arguments: [
    (0, "0.00 UZS"), (5, "0.05 UZS"), (100_000, "1,000.00 UZS"), (5_000_000_000, "50,000,000.00 UZS"),
    (-123_456, "-1,234.56 UZS"),
  ])
  func writesGroups(minor: Int, text: String) {
    #expect(Money(minor: minor).text(.english) == text)
  }

  @Test(arguments: [(100, 1), (149, 1), (150, 2), (49, 0), (50, 1), (100_000, 1_000)])
  func takesOnePercentToTheNearestMinorUnit(minor: Int, percent: Int) {
    #expect(Money(minor: minor).onePercent.minor == percent)
  }
}
