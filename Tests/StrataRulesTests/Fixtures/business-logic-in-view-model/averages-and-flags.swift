// style: repository
// rules: business-logic-in-view-model
// Averages and ratios of the domain, and amounts that something true or false selects.
// file: Sources/Domain/Models/Bed.swift
struct Reading { let ph: Double }
struct Bed { let plants: Int; let area: Double; let ripe: Int; let readings: [Reading]; let marks: [Int]; let yield: Double }
struct Grower { let grants: [String]; let isLocal: Bool }
// file: Sources/Presentation/BedViewModel.swift
import Combine

final class BedViewModel: ObservableObject {
  @Published var isExpress = false
  @Published var isExpanded = false
  @Published private(set) var fee = 0.0
  @Published private(set) var mean = 0.0
  @Published private(set) var ready: [Bed] = []

  func average(of bed: Bed) -> Double {
    let sum = bed.readings.map(\.ph).reduce(0, +)  // ! business-logic-in-view-model
    return sum / Double(bed.readings.count)  // ! business-logic-in-view-model
  }
  func add(_ bed: Bed) {
    var all = 0.0
    for reading in bed.readings { all += reading.ph }  // ! business-logic-in-view-model
    mean = all / Double(bed.readings.count)  // ! business-logic-in-view-model
  }
  func marks(_ bed: Bed) -> Int { bed.marks.reduce(0, +) }  // ! business-logic-in-view-model
  func density(_ bed: Bed) -> Double { Double(bed.plants) / bed.area }  // ! business-logic-in-view-model
  func points(_ bed: Bed) -> Int { bed.ripe * 5 }  // ! business-logic-in-view-model
  // How far something is, and what a text says.
  func progress(_ bed: Bed) -> Double { Double(bed.ripe) / Double(bed.plants) }
  func share(_ bed: Bed) -> Double { Double(bed.ripe) / Double(bed.plants) }  // ! business-logic-in-view-model
  func label(_ bed: Bed) -> String { "\(bed.ripe * 5) points" }
  func rowHeight(_ bed: Bed) -> Double { Double(bed.plants) * 4 }

  private func ripeness(of bed: Bed) -> Double { bed.yield / bed.area }  // ! business-logic-in-view-model
  func isRipe(_ bed: Bed) -> Bool { ripeness(of: bed) >= 0.8 }  // ! business-logic-in-view-model
  func collect(_ beds: [Bed]) { ready = beds.filter { ripeness(of: $0) >= 1 } }  // ! business-logic-in-view-model
  private func height(of bed: Bed) -> Double { 44 }
  func isTall(_ bed: Bed) -> Bool { height(of: bed) > 44 }

  func charge() { fee = isExpress ? 12.5 : 0 }  // ! business-logic-in-view-model
  func price(isExpress: Bool) -> Decimal { isExpress ? 12.5 : 4.9 }  // ! business-logic-in-view-model
  func rate(for grower: Grower) -> Double {
    var rate = 0.5
    if grower.grants.isEmpty { rate += 0.1 }  // ! business-logic-in-view-model
    if grower.isLocal { rate -= 0.05 }  // ! business-logic-in-view-model
    return rate
  }
  var opacity: Double { isExpress ? 0.5 : 1 }
  var spacing: Double { isExpanded ? 12.5 : 0 }
  var pageLimit: Int { isExpanded ? 20 : 10 }
  func reset() { if isExpanded { fee = 0 } }
}
