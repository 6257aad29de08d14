// style: repository
// rules: business-logic-in-view-model, business-logic-in-data
// A bound of a filter is a rule, if the code or the element states it; what a caller or a user searches for is a query.
// file: Sources/Presentation/TrailViewModel.swift
final class TrailViewModel: ObservableObject {
  @Published private(set) var trails: [Trail] = []
  @Published var filter = TrailFilter()
  @Published var selectedGrade = 0
  private let hardest = 12
  static let least = 12

  func a1() -> [Trail] { trails.filter { $0.severity >= Bounds.low } }  // ! business-logic-in-view-model
  func a2() -> [Trail] {
    let least = 12
    return trails.filter { $0.severity >= least }  // ! business-logic-in-view-model
  }
  func a3() -> Bool { trails.contains { $0.severity >= Self.least } }  // ! business-logic-in-view-model
  func a4() -> Bool { trails.allSatisfy { $0.severity <= hardest } }  // ! business-logic-in-view-model
  func a5() -> Trail? { trails.first { $0.severity > $0.needed } }  // ! business-logic-in-view-model
  func a6() { trails.removeAll { $0.severity > $0.needed * 2 } }  // ! business-logic-in-view-model
  func a7() -> [Trail] {
    var result: [Trail] = []
    for trail in trails where trail.severity > Self.least { result.append(trail) }  // ! business-logic-in-view-model
    return result
  }
  func a8() -> [Trail] { trails.filter { $0.severity > 1 } }  // ! business-logic-in-view-model

  func b1() -> [Trail] { trails.filter { $0.severity >= selectedGrade } }
  func b2() -> [Trail] { trails.filter { $0.guests.count >= filter.minGuests } }
  func b3(limit: Int) -> [Trail] { trails.filter { $0.severity > limit } }
  func b4() -> [Trail] { trails.filter { $0.severity > 0 } }
  func b5() -> [Trail] { trails.filter { $0.start != $0.finish } }
}
// file: Sources/Domain/Trail.swift
struct Trail {
  let severity: Int
  let needed: Int
  let weight: Double
  let guests: [String]
  let start: String
  let finish: String
}

struct TrailFilter {
  var minGuests = 0
  var maxWeight = 0.0
}

enum Bounds { static let low = 12 }
// file: Sources/Data/TrailRepositoryImpl.swift
final class TrailRepositoryImpl {
  private var all: [Trail] = []

  func a1() -> [Trail] { all.filter { $0.severity >= Bounds.low } }  // ! business-logic-in-data

  func b1(minGuests: Int) -> [Trail] { all.filter { $0.guests.count >= minGuests } }
  func b2(_ filter: TrailFilter) -> [Trail] { all.filter { $0.guests.count >= filter.minGuests } }
  func b3(_ wanted: TrailFilter) -> [Trail] { all.filter { $0.weight <= wanted.maxWeight } }
  func b4(_ filter: TrailFilter) -> [Trail] {
    let minGuests = filter.minGuests
    return all.filter { $0.guests.count >= minGuests }
  }
  func b5(maxWeight: Double) -> [Trail] { all.filter { $0.weight <= maxWeight } }
}
