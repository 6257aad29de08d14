// style: reactive
// file: Sources/Presentation/CheckoutViewModel.swift
import Foundation

final class CheckoutViewModel {
  private(set) var message = ""
  var total = 0.0
  var price = 0.0
  var lines: [String] = []

  var shipping: Double { total >= 50 ? 0 : 4.99 }  // ! business-logic-in-view-model
  var canCheckout: Bool { !lines.isEmpty && total > 10 }  // ! business-logic-in-view-model
  var discount: Double { total * 0.1 }  // ! business-logic-in-view-model
  var tier: String { price > 100 ? "Premium" : "Standard" }  // ! business-logic-in-view-model
  var isLast: Bool { lines.count == 1 }
  var showsMore: Bool { lines.count > 3 }
  var title: String { lines.count > 2 ? "Many" : "Few" }

  func apply(coupon: String) {
    guard coupon.count == 6 else {  // ! business-logic-in-view-model
      message = "Invalid coupon"
      return
    }
    if coupon.count == 4 { message = "short" }
  }
}
