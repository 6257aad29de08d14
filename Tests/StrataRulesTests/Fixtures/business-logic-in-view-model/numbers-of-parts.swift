// style: repository
// rules: business-logic-in-view-model, business-logic-in-data, logic-in-view
// How many parts a value has, and what is computed from its numbers, is one of its numbers; more than 1 is 2 at least.
// file: Sources/Presentation/FerryViewModel.swift
import Foundation

final class FerryViewModel: ObservableObject {
  @Published private(set) var ferries: [Ferry] = []
  @Published private(set) var errorMessage: String?
  @Published private(set) var canBoard = false
  private var attempts = 0

  func a1(_ ferry: Ferry) -> Bool { ferry.crew.count > 6 }  // ! business-logic-in-view-model
  func a2() -> [Ferry] { ferries.filter { $0.crew.count > 6 } }  // ! business-logic-in-view-model
  func a3(_ ferry: Ferry) { if ferry.crew.count >= ferry.needed { depart() } }  // ! business-logic-in-view-model
  func a4(_ ferry: Ferry) -> Int { ferry.crew.count >= 10 ? 500 : ferry.points }  // ! business-logic-in-view-model
  func a5(_ ferry: Ferry) -> Double { ferry.crew.count > 1 ? 12.0 : 20.0 }  // ! business-logic-in-view-model
  func a6(_ ferry: Ferry) -> Decimal { Decimal(ferry.crew.count) * ferry.dailyRate }  // ! business-logic-in-view-model
  func a7(_ ferry: Ferry) {
    switch ferry.crew.count {  // ! business-logic-in-view-model
    case 10...: depart()
    default: break
    }
  }
  func a8(_ ferry: Ferry) {
    guard ferry.lanes - ferry.taken > 1 else {  // ! business-logic-in-view-model
      errorMessage = "No room"
      return
    }
  }
  func a9(_ ferry: Ferry) {
    let free = ferry.lanes - ferry.taken
    if free < 2 {  // ! business-logic-in-view-model
      errorMessage = "No room"
      return
    }
  }
  func b0(_ ferry: Ferry) { if ferry.lanes - ferry.taken > 0 { depart() } }  // ! business-logic-in-view-model
  func b1(_ ferry: Ferry) -> Bool { ferry.load / ferry.maxLoad > 0.8 }  // ! business-logic-in-view-model
  func b2(_ ferry: Ferry) { canBoard = ferry.crew.count < 6 }  // ! business-logic-in-view-model
  func b3() -> Ferry? { ferries.first { $0.crew.count > 6 } }  // ! business-logic-in-view-model

  // Lists of the screen, texts, and whether there are any are none; attempts are bookkeeping by any name.
  var c1: Bool { ferries.count > 6 }
  var c2: String { ferries.count > 1 ? "Ferries" : "Ferry" }
  func c3(_ ferry: Ferry) -> String { ferry.crew.count > 1 ? "People" : "Person" }
  func c4(_ ferry: Ferry) -> Bool { ferry.crew.count > 0 }
  func c5(_ ferry: Ferry) -> Double { ferry.crew.count >= 1 ? 12.0 : 20.0 }
  func c8() { load { [weak self] in if let n = self?.attempts, n > 3 { self?.errorMessage = "No answer" } } }
  func c9() {
    let n = attempts
    guard n < 3 else {
      errorMessage = "No answer"
      return
    }
  }
  func d1(_ ferry: Ferry) -> [Bool] { (1...5).map { Double($0) <= ferry.rating } }
  func hasMany(_ ferry: Ferry) -> Bool { ferry.crew.count > 3 }
  private func depart() {}
  private func load(_ done: @escaping () -> Void) {}
}
// file: Sources/Presentation/FerryView.swift
import SwiftUI

struct FerryView: View {
  let ferry: Ferry
  let stars = 5

  var body: some View {
    Button("A") {}.disabled(ferry.lanes - ferry.taken < 2)  // ! logic-in-view
    Button("B") {}.disabled(ferry.taken + 1 > ferry.lanes)  // ! logic-in-view
    Button("C") {}.disabled(ferry.load / ferry.maxLoad > 0.9)  // ! logic-in-view
    Button("D") {}.allowsHitTesting(ferry.lanes > 2)  // ! logic-in-view
    Button("E") {}.disabled(ferry.crew.count > 6)  // ! logic-in-view
    Button("F") {}.disabled(ferry.crew.count == 0)
    ForEach(1...5, id: \.self) { star in Image(systemName: Double(star) <= ferry.rating ? "star.fill" : "star") }
  }

  private var isFull: Bool { ferry.lanes - ferry.taken < 2 }  // ! logic-in-view
}
// file: Sources/Domain/Ferry.swift
import Foundation

struct Ferry {
  let crew: [String]
  let needed: Int
  let points: Int
  let lanes: Int
  let taken: Int
  let load: Double
  let maxLoad: Double
  let rating: Double
  let dailyRate: Decimal
}
// file: Sources/Data/FerryRepositoryImpl.swift
final class FerryRepositoryImpl {
  func a1(_ ferries: [Ferry]) -> [Ferry] { ferries.filter { $0.crew.count < 3 } }  // ! business-logic-in-data
  func a2(_ ferry: Ferry) throws { guard ferry.load - ferry.maxLoad >= 50 else { throw FerryError.full } }  // ! business-logic-in-data
  func a3(_ ferry: Ferry) throws { guard ferry.load.rounded() >= 50 else { throw FerryError.full } }  // ! business-logic-in-data
  func a4(_ ferry: Ferry) throws { guard ferry.crew.count < 10 else { throw FerryError.full } }  // ! business-logic-in-data
  func b1(_ ferry: Ferry) throws { guard ferry.crew.count > 0 else { throw FerryError.full } }
}

enum FerryError: Error { case full }
