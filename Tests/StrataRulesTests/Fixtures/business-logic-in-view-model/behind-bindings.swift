// style: repository
// rules: business-logic-in-view-model
// Values of the domain behind optional bindings, patterns, elements of closures, calls and functions of the domain.
// file: Sources/Domain/Orchard.swift
import Foundation

struct Orchard {
  let leasedUntil: Date?
  let hectares: Double
  let rent: Decimal
  let well: Well?
  let harvests: [Harvest]
  let grower: Grower
  let zone: String
  func yield(in year: Int) -> Double { 0 }
  func label(for year: Int) -> String { "" }
}
struct Well { let metres: Double; let flow: Double }
struct Harvest { let crates: Int; let pickedOn: Date; let deviation: Double; var width = 0.0 }
struct Grower { func age(on day: Date) -> Int { 0 } }
enum LeaseState { case running, overdue }
enum Subsidy { case young, full }
protocol LoadOrchardUseCase { func execute(id: Int) async throws -> Orchard }
// file: Sources/Presentation/OrchardViewModel.swift
import Combine
import Foundation

final class OrchardViewModel: ObservableObject {
  @Published private(set) var lease: LeaseState = .running
  @Published private(set) var subsidy: Subsidy = .full
  @Published private(set) var message: String?
  @Published private(set) var isDry = false
  @Published private(set) var isRich = false
  @Published private(set) var isShown = false
  @Published var crates = 0
  @Published private(set) var errorMessage: String?
  private let load: LoadOrchardUseCase
  private var orchards: [Orchard] = []

  init(load: LoadOrchardUseCase) { self.load = load }

  func open(_ orchard: Orchard, today: Date) {
    if let end = orchard.leasedUntil, end < today { lease = .overdue }  // ! business-logic-in-view-model
    guard let until = orchard.leasedUntil else { return }
    lease = until < today ? .overdue : .running  // ! business-logic-in-view-model
  }
  func water(_ orchard: Orchard) {
    guard let well = orchard.well, well.flow >= 40 else {  // ! business-logic-in-view-model
      isDry = true
      return
    }
    isDry = false
  }
  func isOver(_ orchard: Orchard) -> Bool {
    orchard.leasedUntil.map { $0 < Date() } ?? false  // ! business-logic-in-view-model
  }
  func pay(_ orchard: Orchard, on day: Date) -> Subsidy {
    orchard.grower.age(on: day) < 27 ? .young : .full  // ! business-logic-in-view-model
  }
  func grade(_ orchard: Orchard) {
    let tons = orchard.yield(in: 2024)
    if tons > 12 { subsidy = .full }  // ! business-logic-in-view-model
  }
  func record(_ orchard: Orchard) {
    if let last = orchard.harvests.last, crates < last.crates {  // ! business-logic-in-view-model
      errorMessage = "Fewer than before"
      return
    }
    errorMessage = nil
  }
  func fetch(_ id: Int) async throws {
    subsidy = try await load.execute(id: id).hectares > 30 ? .full : .young  // ! business-logic-in-view-model
  }
  func bind(_ orchards: AnyPublisher<Orchard, Never>) {
    orchards.map { $0.harvests.count }
      .map { $0 >= 3 }  // ! business-logic-in-view-model
      .assign(to: &$isRich)
    orchards.map(\.hectares)
      .map { $0 > 8 }  // ! business-logic-in-view-model
      .assign(to: &$isRich)
  }
  func check(_ orchard: Orchard) {
    switch (orchard.well?.metres, orchard.harvests.last?.crates) {
    case (let metres?, let picked?) where metres > 60 && picked < 20:  // ! business-logic-in-view-model
      errorMessage = "The well is too deep"
    default: break
    }
  }
  func compare(_ orchard: Orchard) {
    let (size, depth) = (orchard.hectares, orchard.well?.metres ?? 0)
    if size > 40 { subsidy = .full }  // ! business-logic-in-view-model
    if depth == size { message = "Odd" }
  }

  // What is only shown, orders, positions and questions for something at all are none.
  func color(_ orchard: Orchard) -> String {
    if let end = orchard.leasedUntil, end < Date() { return "red" }
    return "green"
  }
  func text(_ orchard: Orchard) -> String { orchard.yield(in: 2024) > 1 ? "tons" : "ton" }
  func note(_ orchard: Orchard) { message = orchard.label(for: 2024) }
  func newest(_ orchard: Orchard) -> Harvest? { orchard.harvests.max { $0.pickedOn < $1.pickedOn } }
  func hasWell(_ orchard: Orchard) -> Bool { orchard.well.map { _ in true } ?? false }
  func any(_ orchard: Orchard) -> Bool { orchard.harvests.count > 0 }
  func show(_ orchard: Orchard) { isShown = orchard.harvests.count > 3 }
  func pick(_ index: Int) { if index < orchards.count { message = orchards[index].zone } }
  func few(_ orchard: Orchard, most: Int) -> [Harvest] {
    var found: [Harvest] = []
    for harvest in orchard.harvests {
      if harvest.crates > most { continue }
      found.append(harvest)
    }
    return found
  }
}
