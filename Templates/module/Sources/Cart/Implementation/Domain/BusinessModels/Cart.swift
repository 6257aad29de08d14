import ShopInterface

/// What the user wants to buy, in the order in which it was chosen.
public struct Cart: Equatable, Sendable {
  /// Nobody buys more of one thing.
  static let mostOfOne = 99

  public let lines: [CartLine]

  public var count: Int { lines.reduce(0) { $0 + $1.count } }

  /// What all of it costs: one amount for each currency. `nil` if an amount is too large.
  public var totals: [Money]? {
    var totals: [Money] = []
    for line in lines {
      let (price, isTooLarge) = line.price.minor.multipliedReportingOverflow(by: line.count)
      let index = totals.firstIndex { $0.currency == line.price.currency }
      let (sum, isSumTooLarge) = price.addingReportingOverflow(index.map { totals[$0].minor } ?? 0)
      if isTooLarge || isSumTooLarge { return nil }
      let total = Money(minor: sum, currency: line.price.currency)
      if let index { totals[index] = total } else { totals.append(total) }
    }
    return totals
  }

  /// With one more of an item.
  func adding(_ item: CartItem) throws(CartModuleError) -> Cart {
    let count = (lines.first { $0.id == item.id }?.count ?? 0) + 1
    guard count <= Self.mostOfOne else { throw .tooMany(limit: Self.mostOfOne) }
    let line = CartLine(id: item.id, name: item.name, price: item.price, count: count)
    guard let index = lines.firstIndex(where: { $0.id == item.id }) else { return Cart(lines: lines + [line]) }
    var changed = lines
    changed[index] = line
    return Cart(lines: changed)
  }

  /// Without an item, however many there were.
  func removing(_ itemId: CartLine.ItemId) -> Cart {
    Cart(lines: lines.filter { $0.id != itemId })
  }
}
