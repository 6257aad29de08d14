// style: repository
// rules: business-logic-in-view-model, business-logic-in-data
// Amounts that a case of the domain selects, and cases that a number selects.
// file: Sources/Domain/Rider.swift
enum Pass { case day, week, year }
enum RideError: Error { case tooMany, tooFar }
struct Rider { let pass: Pass; let rides: Int; let due: Date; let joined: Date; let left: Date }
protocol RideUseCase { func submit(pass: Pass) async throws }
// file: Sources/Presentation/RideViewModel.swift
import Combine
import Foundation

final class RideViewModel: ObservableObject {
  @Published var rate = 0.0
  @Published var fare = 0.0
  @Published var height = 0
  @Published var pass = Pass.day
  @Published var passes: [Pass] = []
  @Published var riders: [Rider] = []
  @Published var errorMessage: String?
  @Published var result: Result<Void, RideError>?
  private let ride: RideUseCase
  init(ride: RideUseCase) { self.ride = ride }

  func a1(_ rider: Rider) { rate = switch rider.pass { case .year: 0.2; case .week: 0.1; case .day: 0 } }  // ! business-logic-in-view-model
  func a2(_ rider: Rider) {
    switch rider.pass {  // ! business-logic-in-view-model
    case .year: fare = 2
    default: fare = 3
    }
  }
  func discount(_ rider: Rider) -> Double {
    switch rider.pass {  // ! business-logic-in-view-model
    case .year: return 20
    default: return 0
    }
  }
  func a3(_ rider: Rider) { rate = [.year: 0.2, .week: 0.1][rider.pass] ?? 0 }  // ! business-logic-in-view-model
  func a4(_ rider: Rider) {
    let fares: [Pass: Double] = [.year: 2, .week: 3]  // ! business-logic-in-view-model
    fare = fares[rider.pass] ?? 0
  }
  func a5(_ rider: Rider) { fare = rider.pass == .year ? 2 : 3 }  // ! business-logic-in-view-model
  func factor(_ rider: Rider) -> Double { switch rider.pass { case .year: 0.8; default: 1 } }  // ! business-logic-in-view-model
  func a6(_ rider: Rider) { if rider.pass == .year { fare = 2 } else { fare = 3 } }  // ! business-logic-in-view-model
  func a7(_ rider: Rider) { fare = if rider.pass == .year { 2 } else { 3 } }  // ! business-logic-in-view-model
  func a8(_ rider: Rider) { fare = Pass.year == rider.pass ? 2 : 3 }  // ! business-logic-in-view-model
  func a9(_ rider: Rider) { if case .year = rider.pass { fare = 2 } else { fare = 3 } }  // ! business-logic-in-view-model
  func price(_ rider: Rider) -> Int {
    if rider.pass == .year { return 2 }  // ! business-logic-in-view-model
    return 3
  }
  func fee(_ rider: Rider) -> Int {
    guard rider.pass == .year else { return 3 }  // ! business-logic-in-view-model
    return 2
  }
  func a0(_ rider: Rider) {
    fare = 3
    if rider.pass != .year { fare = 4 }  // ! business-logic-in-view-model
  }

  func b1(_ rider: Rider) async throws { try await ride.submit(pass: rider.rides > 30 ? .year : .day) }  // ! business-logic-in-view-model
  func b2() { passes = riders.map { $0.rides > 30 ? .year : .week } }  // ! business-logic-in-view-model
  func b3() { passes = riders.map { rider -> Pass in rider.rides > 30 ? Pass.year : .week } }  // ! business-logic-in-view-model
  func b4() -> [Pass] {
    riders.map { rider -> Pass in
      if rider.rides > 30 { return .year }  // ! business-logic-in-view-model
      return .day
    }
  }
  func b5(_ rider: Rider) { pass = if rider.rides > 30 { .year } else { .day } }  // ! business-logic-in-view-model
  func b6() { result = .failure(riders.count > 3 ? .tooMany : .tooFar) }  // ! business-logic-in-view-model
  func b7(_ rider: Rider) -> Bool {
    rider.due < Date() && rider.joined < Date() && rider.left > Date()  // ! business-logic-in-view-model
  }

  // What is drawn or written, and numbers of neither money nor shares.
  func opacity(_ rider: Rider) -> Double { rider.pass == .year ? 0.5 : 1 }
  func height(_ rider: Rider) -> Double { switch rider.pass { case .year: 44.5; default: 20 } }
  func title(_ rider: Rider) -> String { switch rider.pass { case .year: "Year"; default: "Other" } }
  func order(_ rider: Rider) -> Int { switch rider.pass { case .year: 1; case .week: 2; case .day: 3 } }
  func clear(_ rider: Rider) { if rider.pass == .day { fare = 0 } }
  func grow(_ rider: Rider) { if rider.pass == .year { height = 44 } else { height = 20 } }
  func name(_ rider: Rider) -> String { if rider.pass == .year { return "Year" } else { return "Other" } }
  func seat(_ rider: Rider) -> Int { if rider.pass == .year { return 2 } else { return 1 } }
  func level(_ rider: Rider) -> Int { rider.pass == .year ? 2 : 1 }
  func other(_ rider: Rider) -> Double { rider.pass == .year ? 0.5 : 1 }

  // The type of the answer is that of money.
  func dayPrice(_ hours: Int) -> Decimal { hours > 30 ? 48 : 29 }  // ! business-logic-in-view-model
  // A number of the domain has a price for each value.
  func reminderFee(_ rider: Rider) -> Decimal {
    switch rider.rides {  // ! business-logic-in-view-model
    case 0: return 0
    case 1: return 5
    default: return 10
    }
  }
  func reminderRow(_ rider: Rider) -> Int {
    switch rider.rides {
    case 0: return 0
    case 1: return 5
    default: return 10
    }
  }
}
// file: Sources/Data/RideRepositoryImpl.swift
final class RideRepositoryImpl {
  func price(_ rider: Rider) -> Double { switch rider.pass { case .year: 2; default: 3 } }  // ! business-logic-in-data
  func code(_ rider: Rider) -> Int { switch rider.pass { case .year: 1; default: 3 } }
  func pass(_ rider: Rider) -> Pass { rider.rides > 30 ? .year : .day }  // ! business-logic-in-data
}
