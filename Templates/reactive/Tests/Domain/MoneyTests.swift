import Foundation
import Testing

@testable import Payments

@Suite struct MoneyTests {
  @Test(arguments: [("0", 0), ("1000", 100_000), ("1000.5", 100_050), ("1000.05", 100_005), ("-0.01", -1)])
  func isMadeOfWholeMinorUnits(number: String, minor: Int) throws {
    let amount = try #require(Decimal(string: number))
    let money = try #require(Money(amount: amount))
    #expect(money == Money(minor: minor) && money.amount == amount)
  }

  @Test(arguments: ["1.001", "0.005", "99999999999999999999", "92233720368547758.08"])
  func isMadeOfNothingElse(number: String) throws {
    #expect(Money(amount: try #require(Decimal(string: number))) == nil)
  }

  @Test func holdsAsMuchAsAnInteger() throws {
    let highest = Money(minor: .max)
    #expect(Money(amount: highest.amount) == highest)
  }

  @Test func amountsInTwoCurrenciesAreNotEqual() {
    #expect(Money(minor: 100, currency: "USD") != Money(minor: 100))
  }

  @Test(arguments: [(100, 1), (149, 1), (150, 2), (49, 0), (50, 1), (100_000, 1_000)])
  func takesOnePercentToTheNearestMinorUnit(minor: Int, percent: Int) {
    #expect(Money(minor: minor).onePercent.minor == percent)
    #expect(Money(minor: minor).withOnePercent.minor == minor + percent)
  }
}
