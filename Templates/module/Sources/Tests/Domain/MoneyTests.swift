import Testing

@testable import ItemsImplementation

@Suite struct MoneyTests {
  @Test(arguments: [
    ("0", 0, "0.00 EUR"), ("34.5", 3450, "34.50 EUR"), ("7.05", 705, "7.05 EUR"), ("10", 1000, "10.00 EUR"),
  ])
  func readsAndWritesDecimals(text: String, minor: Int, written: String) throws {
    let money = try #require(Money(text: text, currency: "EUR", format: .english))
    #expect(money.minor == minor)
    #expect(money.text(.english) == written)
    #expect(Money(text: money.amount(.english), currency: "EUR", format: .english) == money)
    #expect(Money(text: money.amount(.german), currency: "EUR", format: .german) == money)
  }

  @Test func writesNegativeAmounts() {
    #expect(Money(minor: -5, currency: "EUR").text(.english) == "-0.05 EUR")
    #expect(Money(minor: -1234, currency: "EUR").text(.german) == "-12,34 EUR")
  }
}
