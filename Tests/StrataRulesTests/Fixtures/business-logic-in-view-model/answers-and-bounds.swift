// style: repository
// file: Sources/Presentation/RentalViewModel.swift
import Foundation

final class RentalViewModel {
  func canRent(_ car: Car, driverAge: Int) -> Bool {
    return driverAge >= 21 && car.deposit <= 1_000  // ! business-logic-in-view-model
  }

  func canBook(on day: Date) -> Bool {
    let days = Calendar.current.dateComponents([.day], from: Date(), to: day).day ?? 0  // ! business-logic-in-view-model
    return days <= 30  // ! business-logic-in-view-model
  }

  func canScroll(to row: Int) -> Bool { row < 20 }

  func prolong(minutes: Int, index: Int) {
    guard minutes >= 15, minutes <= 480 else { return }  // ! business-logic-in-view-model
    guard index >= 2, index <= 9 else { return }
  }

  func topUp(_ amount: Decimal, card: Card) {
    if card.balance + amount > card.limit {  // ! business-logic-in-view-model
      message = "Limit exceeded"
      return
    }
    let bonus = card.isGold ? amount * 0.05 : amount * 0.01  // ! business-logic-in-view-model
    message = "\(bonus)"
  }

  var message = ""
}
