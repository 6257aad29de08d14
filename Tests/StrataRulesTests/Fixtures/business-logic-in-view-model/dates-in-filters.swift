// style: repository
// A date of an element is the same rule inside and outside the closure of a filter, however the cutoff is written.
// file: Sources/Presentation/OrchardViewModel.swift
import Foundation

final class OrchardViewModel: ObservableObject {
  @Published private(set) var trees: [AppleTree] = []
  @Published private(set) var isDue = false

  func a1() -> [AppleTree] { trees.filter { Date().timeIntervalSince($0.pruned) > 86_400 } }  // ! business-logic-in-view-model
  func a2(_ tree: AppleTree) -> Bool { Date.now.timeIntervalSince(tree.pruned) > 86_400 * 30 }  // ! business-logic-in-view-model
  func a3() -> Bool { trees.contains { Date.now.timeIntervalSince($0.pruned) / 86_400 > 30 } }  // ! business-logic-in-view-model
  func a4() -> [AppleTree] {
    trees.filter { $0.planted < Calendar.current.date(byAdding: .year, value: -8, to: Date())! }  // ! business-logic-in-view-model
  }
  func a5() -> AppleTree? {
    trees.first(where: { (Calendar.current.date(byAdding: .year, value: 8, to: $0.planted) ?? $0.planted) < .now })  // ! business-logic-in-view-model
  }
  func a6() -> Bool {
    trees.allSatisfy { Calendar.current.dateComponents([.day], from: $0.pruned, to: Date()).day! >= 30 }  // ! business-logic-in-view-model
  }
  func a7() {
    trees.removeAll { (Calendar.current.dateComponents([.day], from: $0.pruned, to: .now).day ?? 0) > 30 }  // ! business-logic-in-view-model
  }
  func a8() -> [AppleTree] { trees.filter { $0.pruned.distance(to: Date()) > 86_400 } }  // ! business-logic-in-view-model
  func a9() -> [AppleTree] { trees.filter { $0.pruned < Date(timeIntervalSinceNow: -86_400 * 30) } }  // ! business-logic-in-view-model
  func b1() -> [AppleTree] { trees.filter { DateInterval(start: $0.blooms, end: $0.fades).contains(.now) } }  // ! business-logic-in-view-model
  func b2() -> [AppleTree] { trees.filter { $0.blooms.timeIntervalSince1970 < Date().timeIntervalSince1970 } }  // ! business-logic-in-view-model
  func b3() -> [AppleTree] {
    let cutoff = Calendar.current.date(byAdding: .day, value: -30, to: Date())!
    return trees.filter { $0.pruned < cutoff }  // ! business-logic-in-view-model
  }
  func b4() -> [AppleTree] {
    trees.filter { tree in
      let due = tree.pruned.addingTimeInterval(86_400 * 365)
      return due < Date()  // ! business-logic-in-view-model
    }
  }
  func b5() -> [AppleTree] {
    trees.filter { tree in
      guard let due = Calendar.current.date(byAdding: .year, value: 1, to: tree.pruned) else { return false }
      return due < .now  // ! business-logic-in-view-model
    }
  }
  func b6() -> [AppleTree] {
    var result: [AppleTree] = []
    for tree in trees where Date().timeIntervalSince(tree.pruned) > 86_400 { result.append(tree) }  // ! business-logic-in-view-model
    return result
  }
  func b7(_ tree: AppleTree) { isDue = tree.pruned < Date(timeIntervalSinceNow: -86_400 * 30) }  // ! business-logic-in-view-model
  func b8(_ tree: AppleTree) -> Bool { tree.pruned.timeIntervalSinceNow < -56 * 86_400 }  // ! business-logic-in-view-model

  // How long ago a caller asks for, an order, and what a program keeps for itself are none.
  func c1(days: Double) -> [AppleTree] { trees.filter { $0.pruned > Date().addingTimeInterval(-days * 86_400) } }
  func c2(days: Int) -> [AppleTree] {
    let cutoff = Calendar.current.date(byAdding: .day, value: -days, to: Date())!
    return trees.filter { $0.pruned > cutoff }
  }
  func c3() -> [AppleTree] { trees.filter { $0.syncedAt < Date().addingTimeInterval(-86_400) } }
  func c4() -> [AppleTree] { trees.sorted { $0.pruned < $1.pruned } }
  func c5() -> [AppleTree] { trees.filter { Calendar.current.isDate($0.pruned, inSameDayAs: .now) } }
}
// file: Sources/Domain/AppleTree.swift
import Foundation

struct AppleTree {
  let planted: Date
  let pruned: Date
  let blooms: Date
  let fades: Date
  let syncedAt: Date
}
