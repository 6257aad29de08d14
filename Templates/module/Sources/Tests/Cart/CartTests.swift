import ShopInterface
import Testing

@testable import CartImplementation

@Suite struct CartTests {
  @Test func addsUpWhatItCosts() {
    #expect(Cart(lines: []).totals == [])
    let cart = Cart(lines: [.atlas(2), line(minor: 500, "USD", count: 1), line(minor: 1, "EUR", count: 3)])
    #expect(cart.totals == [Money(minor: 6903, currency: "EUR"), Money(minor: 500, currency: "USD")])
  }

  @Test func aTotalThatIsTooLargeIsNone() {
    #expect(Cart(lines: [line(minor: .max, "EUR", count: 2)]).totals == nil)
    #expect(Cart(lines: [line(minor: .max, "EUR", count: 1), line(minor: 1, "EUR", count: 1)]).totals == nil)
    #expect(Cart(lines: [line(minor: .max, "EUR", count: 1), line(minor: 1, "USD", count: 1)]).totals?.count == 2)
  }

  private func line(minor: Int, _ currency: String, count: Int) -> CartLine {
    CartLine(id: "\(minor)", name: "Thing", price: Money(minor: minor, currency: currency), count: count)
  }
}
