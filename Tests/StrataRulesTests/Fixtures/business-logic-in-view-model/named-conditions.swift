// style: repository
// rules: business-logic-in-view-model
// Conditions in lists and tables, of several properties, of two elements, and with functions of their own.
// file: Sources/Domain/Models/Outing.swift
import Foundation

struct Outing {
  let id: String
  let boat: String
  let begins: Date
  let ends: Date
  let period: DateInterval
  let strokes: Int
  let factor: Double
  let lap: Double?
  let stage: Stage
  let kind: Kind
  let legs: [Leg]
  let builtIn: Int
  let savedAt: Date

  enum Stage { case planned, afloat, ended(reason: String) }
  enum Kind { case sculling, sweep }
}

struct Leg {
  let meters: Double
  let crew: Int
}
// file: Sources/Domain/UseCases/PlanOutingUseCase.swift
struct PlanOutingUseCase { func execute(liters: Decimal) async throws {} }
// file: Sources/Presentation/Outings/OutingViewModel.swift
import Foundation

@MainActor
@Observable
final class OutingViewModel {
  enum Intent { case rest(Int), zoom(Int), open }

  private(set) var outings: [Outing] = []
  private(set) var isFit = false
  private(set) var late = 0
  private(set) var total: [String: Double] = [:]
  private(set) var message = ""
  private(set) var title = ""
  private(set) var scale = 1.0
  private(set) var isKnown = false
  var rowers = 1
  var width = 10
  private let ages: [Outing.Kind: Int] = [.sculling: 17, .sweep: 14]
  private let rules: [String: (Outing) -> Bool] = ["long": { $0.strokes > 900 }]  // ! business-logic-in-view-model
  private let rows: [String: (Int) -> Bool] = ["first": { $0 == 0 }]
  private let plan: PlanOutingUseCase

  init(plan: PlanOutingUseCase) { self.plan = plan }

  func choose(_ outing: Outing, for other: Outing) {
    let checks: [(Outing) -> Bool] = [{ $0.strokes >= 900 }, { $0.begins > .now }]  // ! business-logic-in-view-model ! business-logic-in-view-model
    isFit = checks.allSatisfy { $0(outing) }
  }

  func count() {
    let kinds: Set<Outing.Kind> = [.sculling]
    late = outings.count(where: { kinds.contains($0.kind) })  // ! business-logic-in-view-model
  }
  func counted() { late = outings.count { $0.kind == .sweep } }  // ! business-logic-in-view-model
  func isThere(_ id: String) -> Bool { outings.count { $0.id == id } > 0 }

  func young() -> [Outing] {
    let year = Calendar.current.component(.year, from: .now)
    return outings.filter { year - $0.builtIn <= 4 }  // ! business-logic-in-view-model
  }
  var hasPause: Bool {
    zip(outings, outings.dropFirst()).contains { $1.begins.timeIntervalSince($0.ends) > 2 * 3_600 }  // ! business-logic-in-view-model
  }
  var hasLong: Bool { outings.contains { $0.ends.timeIntervalSince($0.begins) > 5_400 } }  // ! business-logic-in-view-model
  var fresh: [Outing] { outings.filter { $0.savedAt.timeIntervalSince($0.begins) > 300 } }
  var early: [Outing] { outings.filter { Calendar.current.component(.hour, from: $0.begins) < 9 } }  // ! business-logic-in-view-model
  var far: [Outing] { outings.filter { $0.legs.reduce(0) { $0 + $1.meters } > 8_000 } }  // ! business-logic-in-view-model

  func best() -> [Outing] { Array(outings.sorted { $0.strokes > $1.strokes }.prefix(3)) }  // ! business-logic-in-view-model
  func worst(_ count: Int) -> ArraySlice<Outing> {
    outings.sorted(using: KeyPathComparator(\.factor)).suffix(count)  // ! business-logic-in-view-model
  }
  func newest() -> [Outing] { Array(outings.sorted { $0.begins > $1.begins }.prefix(3)) }
  func some() -> [Outing] { Array(outings.prefix(3)) }

  func clashes(with other: Outing, at outing: Outing) -> Bool {
    outing.period.intersects(other.period) && outing.boat == other.boat  // ! business-logic-in-view-model
  }
  func overlapping(_ other: Outing) -> [Outing] { outings.filter { $0.period.intersects(other.period) } }  // ! business-logic-in-view-model

  func sum() {
    total = outings.reduce(into: [:]) { $0[$1.boat, default: 0] += $1.ends.timeIntervalSince($1.begins) / 60 }  // ! business-logic-in-view-model
  }
  func fastest() -> Double? {
    outings.compactMap { outing in outing.lap.map { (outing.boat, $0 * outing.factor) } }  // ! business-logic-in-view-model
      .map(\.1).min()
  }
  func isOldEnough(_ outing: Outing, _ age: Int) -> Bool {
    ages[outing.kind].map { outing.strokes <= $0 } ?? false  // ! business-logic-in-view-model
  }
  func canEdit(_ outing: Outing) -> Bool {
    if case .planned = outing.stage { return true }  // ! business-logic-in-view-model
    return false
  }
  func since(_ outing: Outing) -> String? {
    guard case let .ended(reason) = outing.stage else { return nil }
    return reason
  }
  var isSpecial: Bool { !Set(outings.map(\.boat)).isDisjoint(with: ["eight", "four"]) }  // ! business-logic-in-view-model

  func perform(_ intent: Intent) {
    switch intent {
    case .rest(let days):
      guard days >= 2, days < 15 else { return }  // ! business-logic-in-view-model
      rest(days)
    case .zoom(let level):
      guard level >= 2, level < 15 else { return }
      scale = Double(level)
    case .open: break
    }
  }
  private func rest(_ days: Int) {}

  func plan(_ outing: Outing) async throws {
    try await plan.execute(liters: Decimal(rowers) * 0.75)  // ! business-logic-in-view-model
    try await plan.execute(liters: Decimal(rowers))
  }

  func scanned(_ code: String) {
    isKnown = code.hasPrefix("RC") && code.dropFirst(2).allSatisfy(\.isNumber)  // ! business-logic-in-view-model
  }
  func filterText(_ query: String) { isKnown = query.hasPrefix("RC") }

  func enter(_ text: String) {
    guard let seats = Int(text), seats.isMultiple(of: 2), seats < 9 else { return }  // ! business-logic-in-view-model
    rest(seats)
  }
  func isPaired(_ outing: Outing) -> Bool { outing.strokes.isMultiple(of: 2) }  // ! business-logic-in-view-model
  func isShaded(at index: Int) -> Bool { index.isMultiple(of: 2) }

  func turn(by drift: Double) {
    guard abs(drift) <= 15 else { return }  // ! business-logic-in-view-model
    rest(Int(drift))
  }
  func pan(by drift: Double) {
    guard abs(drift) > 15 else { return }
    rest(Int(drift))
  }

  func react(to outing: Outing) {
    switch (outing.kind, outing.strokes) {  // ! business-logic-in-view-model
    case (.sweep, ..<200): rest(1)
    case (.sculling, 900...): rest(2)
    default: break
    }
  }
  func caption(of outing: Outing) {
    switch (outing.kind, outing.strokes) {
    case (.sweep, ..<200): title = "Short"
    case (.sculling, 900...): title = "Long"
    default: title = ""
    }
  }
}
// file: Sources/Presentation/Outings/EntryViewModel.swift
import Foundation

struct EntryState { var draft = ""; var message = ""; var query = "" }

final class EntryViewModel: ObservableObject {
  @Published private(set) var state = EntryState()

  func send() {
    let code = state.draft
    guard code.split(separator: "-").count == 2 else {
      state.message = "Check the number"
      return
    }
    submit(code)
  }
  func search() {
    let code = state.query
    guard code.split(separator: " ").count == 2 else { return }
    submit(code)
  }
  private func submit(_ code: String) {}
}
