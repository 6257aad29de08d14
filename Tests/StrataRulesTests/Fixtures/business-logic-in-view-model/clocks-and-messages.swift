// style: repository
// file: Sources/Domain/Models/Rental.swift
import Foundation

struct Rental {
  let id: String
  let dueAt: Date
  let deposit: Double
  let stops: Int
  let totalKilometers: Double
  let meters: Double
  let reach: Double
  let title: String
}
// file: Sources/Presentation/RentalViewModel.swift
import Foundation

final class RentalViewModel: ObservableObject {
  @Published private(set) var rentals: [Rental] = []
  private let clock: () -> Date
  private let lastRefresh: () -> Date
  private let dueOf: (Rental) -> Date

  init(clock: @escaping () -> Date, lastRefresh: @escaping () -> Date, dueOf: @escaping (Rental) -> Date) {
    self.clock = clock
    self.lastRefresh = lastRefresh
    self.dueOf = dueOf
  }

  // MARK: The current time from a closure

  var open: [Rental] { rentals.filter { $0.dueAt >= clock() } }  // ! business-logic-in-view-model
  var today: [Rental] {
    rentals.filter { $0.dueAt >= Calendar.current.startOfDay(for: clock()) }  // ! business-logic-in-view-model
  }
  func late(at today: () -> Date) -> [Rental] {
    let moment = today()
    return rentals.filter { $0.dueAt < moment }  // ! business-logic-in-view-model
  }
  var isStale: Bool { lastRefresh() < Date().addingTimeInterval(-60) }

  // MARK: A message or nothing

  func warning(for rental: Rental) -> String? {
    if rental.deposit < 40 { return "Ask for more" }  // ! business-logic-in-view-model
    return nil
  }
  func depositError(of rental: Rental) -> String? {
    rental.deposit < 40 ? "Ask for more" : nil  // ! business-logic-in-view-model
  }
  func subtitle(of rental: Rental) -> String? {
    if rental.stops > 1 { return rental.title }
    return nil
  }
  func warningTitle(of rental: Rental) -> String? { rental.title.isEmpty ? nil : rental.title }

  // MARK: Units

  func hours(of rental: Rental) -> Double { rental.totalKilometers / 45 + 6 }  // ! business-logic-in-view-model
  func inMeters(_ rental: Rental) -> Double { rental.totalKilometers * 1000 }
  func inMiles(_ rental: Rental) -> Double { rental.totalKilometers * 0.62 }

  // MARK: A local constant

  func tripled(_ rental: Rental) -> Int {
    let stops = rental.stops
    return stops * 3  // ! business-logic-in-view-model
  }
  func reserve(_ rental: Rental, spare: Double) -> Double {
    let range = rental.reach
    return range - spare * 1.1  // ! business-logic-in-view-model
  }
  func rest(_ rental: Rental?, used: Double) -> Double {
    guard let range = rental?.reach else { return 0 }
    return range - used  // ! business-logic-in-view-model
  }
  func position(of row: Int) -> Int {
    let first = row
    return first - 2
  }
  func label(_ rental: Rental) -> String {
    let stops = rental.stops
    return "\(stops * 3)"
  }
  func position(_ index: Int) -> Int {
    let row = index
    return row * 3
  }
}
// file: Sources/Data/Dtos/QuotaDto.swift
struct QuotaDto: Codable {
  let quota: Int
}
// file: Sources/Data/Wire.swift
final class Wire {
  func get<T>(_ path: String) async throws -> T { throw CancellationError() }
}
// file: Sources/Presentation/QuotaViewModel.swift
import Foundation

final class QuotaViewModel: ObservableObject {
  enum State { case idle, error(String) }
  @Published private(set) var state = State.idle
  private let defaults: UserDefaults
  private let wire: Wire

  init(defaults: UserDefaults, wire: Wire) {
    self.defaults = defaults
    self.wire = wire
  }

  func check() async throws {
    let quota = try await (wire.get("quotas/me") as QuotaDto).quota
    state = quota > 100 ? .error("Quota reached") : state  // ! business-logic-in-view-model
  }

  func checkTries() {
    let tries = defaults.integer(forKey: "tries")
    state = tries > 100 ? .error("Quota reached") : state
  }
}
