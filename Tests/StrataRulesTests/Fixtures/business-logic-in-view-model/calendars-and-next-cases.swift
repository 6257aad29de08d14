// style: repository
// rules: business-logic-in-view-model
// Questions to a calendar, next cases, whole numbers by a case, computed orders, strings that a function compares.
// file: Sources/Domain/Kennel.swift
import Foundation

enum Breed { case poodle, beagle, husky }
enum Phase: Int { case asked, planned, done }
struct Stay {
  let breed: Breed; let phase: Phase; let start: Date; let end: Date; let pickup: Date; let floor: Int; let vaccine: String
  let chip: String; let nights: Int; let syncedAt: Date; let note: String
}
struct Kennel { let id: String; let places: Int; let taken: Int; let opening: Date; let width: Double }
enum Fit { case small, middle, large }
// file: Sources/Presentation/StayViewModel.swift
import Combine
import Foundation

final class StayViewModel: ObservableObject {
  @Published private(set) var stays: [Stay] = []
  @Published private(set) var kennels: [Kennel] = []
  @Published private(set) var message: String?
  @Published private(set) var factor = 1.0
  @Published var selectedDay = Date()
  @Published var title = ""
  private func save(_ stay: Stay) {}

  // Calendars
  func a1(_ stay: Stay) {
    guard !Calendar.current.isDateInWeekend(stay.start) else { message = "Closed"; return }  // ! business-logic-in-view-model
    save(stay)
  }
  func a2(_ stay: Stay) {
    if let last = stays.last, Calendar.current.isDateInToday(last.start) {  // ! business-logic-in-view-model
      message = "Asked today"
      return
    }
    save(stay)
  }
  func a3(_ stay: Stay) -> Double { Calendar.current.isDateInWeekend(stay.start) ? 1.5 : 1 }  // ! business-logic-in-view-model
  func a4(_ stay: Stay) -> Bool { Calendar.current.isDate(stay.start, inSameDayAs: stay.end) }  // ! business-logic-in-view-model
  var a5: Int { stays.filter { Calendar.current.isDate($0.start, equalTo: .now, toGranularity: .month) }.count }  // ! business-logic-in-view-model
  func a6(on date: Date) {
    let weekday = Calendar.current.component(.weekday, from: date)
    guard weekday != 1 else { message = "Not on Sundays"; return }  // ! business-logic-in-view-model
    stays = []
  }
  func a7(_ stay: Stay) {
    guard ![1, 7].contains(Calendar.current.component(.weekday, from: stay.end)) else { message = "Closed"; return }  // ! business-logic-in-view-model
    save(stay)
  }
  func b1(_ stay: Stay) -> String { Calendar.current.isDateInToday(stay.start) ? "Today" : "Later" }
  func isToday(_ stay: Stay) -> Bool { Calendar.current.isDateInToday(stay.start) }
  func isSameDay(_ a: Date, _ b: Date) -> Bool { Calendar.current.isDate(a, inSameDayAs: b) }
  var b2: [Stay] { stays.filter { Calendar.current.isDate($0.start, inSameDayAs: selectedDay) } }
  func b3(_ stay: Stay) { if Calendar.current.isDateInToday(stay.start) { title = "Today" } }
  func b4(_ stay: Stay) -> Bool { Calendar.current.isDateInToday(stay.syncedAt) }
  func isHighlighted(_ day: Date) -> Bool { Calendar.current.component(.weekday, from: day) == 1 }

  // Dates
  func c1(_ stay: Stay) -> Bool { stay.start.distance(to: stay.end) > 86_400 }  // ! business-logic-in-view-model
  func c2(_ stay: Stay) -> Bool { stay.pickup.compare(stay.end) == .orderedAscending }  // ! business-logic-in-view-model
  func c3(_ a: Stay, _ b: Stay) -> Bool { a.start.compare(b.start) == .orderedAscending }

  // Next cases
  func d1(_ stay: Stay) -> Phase? { Phase(rawValue: stay.phase.rawValue + 1) }  // ! business-logic-in-view-model
  enum Step: Int { case first, second }
  private var step = Step.first
  func d2() { step = Step(rawValue: step.rawValue + 1) ?? .first }
  func d3(_ stay: Stay) -> Phase? { Phase(rawValue: stay.phase.rawValue) }

  // Whole numbers
  func days(_ stay: Stay) -> Int {
    switch stay.breed {  // ! business-logic-in-view-model
    case .poodle: return 7
    case .beagle: return 14
    case .husky: return 21
    }
  }
  func walks(_ stay: Stay) -> Int { stay.breed == .husky ? 4 : 2 }  // ! business-logic-in-view-model
  func until(_ stay: Stay) -> Date? {
    Calendar.current.date(byAdding: .year, value: stay.vaccine == "rabies" ? 3 : 1, to: stay.start)  // ! business-logic-in-view-model
  }
  func lines(_ stay: Stay) -> Int { stay.breed == .husky ? 4 : 2 }
  func parts(_ stay: Stay) -> Int { stay.breed == .husky ? 2 : 1 }
  func order(_ stay: Stay) -> Int {
    switch stay.breed {
    case .poodle: return 0
    case .beagle: return 1
    case .husky: return 2
    }
  }
  func fit(_ stay: Stay) -> Fit {
    switch stay.floor {  // ! business-logic-in-view-model
    case 1, 2: return .small
    default: return .large
    }
  }
  func floorName(_ stay: Stay) -> String {
    switch stay.floor {
    case 1, 2: return "Ground"
    default: return "Upper"
    }
  }

  // Orders
  var e1: Kennel? { kennels.max { $0.places - $0.taken < $1.places - $1.taken } }  // ! business-logic-in-view-model
  var e2: Kennel? { kennels.max { $0.places < $1.places } }  // ! business-logic-in-view-model
  var e3: Double { kennels.map(\.width).max() ?? 0 }

  // Strings
  func f1(_ stay: Stay) -> Bool { stay.chip.compare("4.2.0", options: .numeric) == .orderedAscending }  // ! business-logic-in-view-model
  func f2(_ stay: Stay) -> Bool { stay.vaccine.caseInsensitiveCompare("rabies") == .orderedSame }  // ! business-logic-in-view-model
  func f3(_ stay: Stay) -> Bool {
    let order = stay.chip.compare("4.2.0", options: .numeric)
    return order == .orderedAscending  // ! business-logic-in-view-model
  }
  func f4(_ a: Stay, _ b: Stay) -> Bool { a.chip.localizedStandardCompare(b.chip) == .orderedAscending }
  func f5(_ stay: Stay) {
    guard stay.note.split(separator: " ").count >= 20 else { message = "Too short"; return }  // ! business-logic-in-view-model
    save(stay)
  }
  func f6(_ stay: Stay) -> Bool { stay.note.components(separatedBy: " ").count >= 20 }  // ! business-logic-in-view-model
  func isFile(_ stay: Stay) -> Bool { stay.note.split(separator: ".").count >= 2 }
  func f7(_ stay: Stay) -> String { "\(stay.note.split(separator: " ").count) / 200" }
}
