// style: repository
// A number of things selects a rate. The type of money, and a number in an initializer, are what they are as literals.
// file: Sources/Presentation/BasketViewModel.swift
import Foundation

final class BasketViewModel {
  private var lines: [String] = []
  private var copies: [Int] = []
  private let attempts = 0

  var rate: Decimal { lines.count >= 3 ? Decimal(0.1) : 0 }  // ! business-logic-in-view-model
  var share: Decimal { copies.count >= 5 ? 0.25 : 0 }  // ! business-logic-in-view-model
  func rebate(count: Int) -> Double { count >= 3 ? Double(0.1) : 0 }  // ! business-logic-in-view-model
  func bonus(price: Decimal) -> Bool { price > Decimal(string: "99.5")! }  // ! business-logic-in-view-model

  func discount(copies: [Int]) -> Decimal {
    if copies.count > 10 { return Decimal(5) }  // ! business-logic-in-view-model
    return 0
  }

  // Opacities, heights, pauses and emptiness.
  var opacity: Double { copies.count >= 3 ? 0.5 : 1 }
  var discountBadgeHeight: Double { copies.count >= 3 ? 44 : 0 }
  var pause: Double { attempts >= 3 ? 2.5 : 0.5 }
  var empty: Decimal { copies.count > 0 ? Decimal(1) : 0 }
}
