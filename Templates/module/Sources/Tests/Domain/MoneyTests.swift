import Foundation
import ShopInterface
import Testing

@Suite struct MoneyTests {
  @Test(arguments: [("0", 0), ("34.5", 3450), ("7.05", 705), ("-0.05", -5), ("92233720368547758.07", Int.max)])
  func isMadeOfWholeMinorUnits(number: String, minor: Int) throws {
    let amount = try #require(Decimal(string: number))
    let money = try #require(Money(amount: amount, currency: "EUR"))
    #expect(money == Money(minor: minor, currency: "EUR") && money.amount == amount)
  }

  @Test(arguments: ["1.001", "0.005", "92233720368547758.08", "99999999999999999999"])
  func isMadeOfNothingElse(number: String) throws {
    #expect(Money(amount: try #require(Decimal(string: number)), currency: "EUR") == nil)
  }
}
