// Lists in another form, orders by several values, conditions that any function takes, and numbers of cases.
// style: reactive
// rules: business-logic-in-view-model
// file: Sources/Domain/Entities/Voyage.swift
import Foundation

struct Voyage {
  let decks: [[Cabin]]
  let quorum: Int
  let miles: Double
  let price: Decimal
  let starts: Date
  let stage: VoyageStage
  let number: Int
}

struct Cabin { let beds: Int; let isLocked: Bool; let guest: String }

enum VoyageStage { case open, late(fine: Decimal) }

enum Berthing { case inner, outer }
// file: Sources/Presentation/Base/BaseViewModel.swift
class BaseViewModel<State> {
  var state: State
  init(_ state: State) { self.state = state }
  func setState(_ state: State) { self.state = state }
}
// file: Sources/Presentation/Voyages/VoyageViewModel.swift
import Foundation

struct VoyageState {
  var canSail = false
  var fee: Decimal = 0
  var stage = Stage.idle
  var ends = Date()
  enum Stage { case idle, ready }
}

final class VoyageViewModel: BaseViewModel<VoyageState> {
  private let sail: SailUseCase

  init(sail: SailUseCase) { self.sail = sail }

  func show(_ voyage: Voyage) {
    var next = VoyageState()
    next.canSail = voyage.decks.joined().count >= voyage.quorum  // ! business-logic-in-view-model
    setState(next)
  }

  func prepare(_ voyage: Voyage) {
    let cabins = voyage.decks.flatMap { $0 }.count
    state.stage = cabins > 4 ? .ready : .idle  // ! business-logic-in-view-model
  }

  func count(_ voyage: Voyage) {
    state.stage = Set(voyage.decks.joined().map(\.guest)).count > 4 ? .ready : .idle  // ! business-logic-in-view-model
  }

  func start(_ voyage: Voyage) {
    if voyage.decks[0].filter(\.isLocked).count >= 3 {  // ! business-logic-in-view-model
      Task { _ = await sail.execute(voyage) }
    }
  }

  func charge(_ voyage: Voyage) {
    if case .late(let fine) = voyage.stage { state.fee = voyage.price + fine }  // ! business-logic-in-view-model
  }

  func longest(_ all: [Voyage]) -> [Voyage] {
    all.sorted { ($0.miles, $0.quorum) > ($1.miles, $1.quorum) }  // ! business-logic-in-view-model
  }

  func better(_ one: Voyage, _ other: Voyage) -> Voyage {
    one.miles >= other.miles ? one : other  // ! business-logic-in-view-model
  }

  func groups(_ all: [Voyage]) -> [Bool: [Voyage]] {
    Dictionary(grouping: all) { $0.miles > 300 }  // ! business-logic-in-view-model
  }

  func hasExact(_ all: [Voyage]) -> Bool {
    all.contains { $0.quorum == 12 }  // ! business-logic-in-view-model
  }

  func chosen(_ all: [Voyage]) throws -> [Voyage] {
    try all.filter(#Predicate<Voyage> { $0.miles > 300 })  // ! business-logic-in-view-model
  }

  func ends(_ voyage: Voyage) -> Date { voyage.starts + 12 * 86_400 }  // ! business-logic-in-view-model

  func due(_ voyage: Voyage) -> Date? {
    Calendar.current.date(byAdding: DateComponents(day: 12), to: voyage.starts)  // ! business-logic-in-view-model
  }

  func rate(_ berthing: Berthing) -> Decimal {
    guard let rate = [Berthing.inner: Decimal(0.1), .outer: 0.05][berthing] else { return 0 }  // ! business-logic-in-view-model
    return rate
  }
}
// file: Sources/Presentation/Voyages/VoyageListViewModel.swift
import Foundation

final class VoyageListViewModel: BaseViewModel<VoyageState> {
  var title = ""

  func show(_ voyage: Voyage) {
    title = voyage.decks.joined().count > 4 ? "Large" : "Small"
    state.isEmpty = voyage.decks.joined().count == 0
  }

  func find(_ all: [Voyage]) -> Voyage? { all.first { $0.number == 7 } }

  func ends(_ voyage: Voyage) -> Date { voyage.starts + 86_400 }

  func halves(_ all: [Voyage]) -> (Bool, Int) { (all.contains { $0.quorum == 1 }, Dictionary(grouping: all) { $0.number }.count) }

  func show(_ one: Voyage, _ other: Voyage) { title = one.number > other.number ? "Later" : "Earlier" }
}
