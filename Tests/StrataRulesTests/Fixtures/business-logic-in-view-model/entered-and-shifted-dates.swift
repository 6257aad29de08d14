// style: gateway
// rules: business-logic-in-view-model
// A date that a function sets is entered, whatever it begins with. A bound some days from a date is a rule, also if that date
// is passed; a week is a page of a calendar. The time since a date of the domain is a number of it.
// file: Sources/BusinessLogic/Models/Permit.swift
import Foundation

struct Permit {
  let id: String
  let issuedOn: Date
}
// file: Sources/Presentation/PermitViewModel.swift
import Foundation

@MainActor
final class PermitViewModel: ObservableObject {
  @Published private(set) var day = Date()
  @Published private(set) var lastRefresh = Date()
  @Published private(set) var message: String?

  func pick(day: Date) { self.day = day }

  func reload() { lastRefresh = Date() }

  func order() {
    guard day > Date() else {  // ! business-logic-in-view-model PermitViewModel -> order(): dateRange day
      message = "Not in the past"
      return
    }
  }

  func refresh() {
    guard lastRefresh < Date().addingTimeInterval(-60) else { return }
    reload()
  }

  func old(_ permits: [Permit], on date: Date) -> [Permit] {
    let limit = Calendar.current.date(byAdding: .day, value: -30, to: date)!
    return permits.filter { $0.issuedOn < limit }  // ! business-logic-in-view-model PermitViewModel -> old(_:on:): filter $0.issuedOn
  }

  func older(_ permits: [Permit], on date: Date) -> [Permit] {
    permits.filter { $0.issuedOn.addingTimeInterval(30 * 86_400) < date }  // ! business-logic-in-view-model PermitViewModel -> older(_:on:): filter $0.issuedOn.addingTimeInterval
  }

  func week(_ permits: [Permit], from date: Date) -> [Permit] {
    let end = Calendar.current.date(byAdding: .day, value: 7, to: date)!
    return permits.filter { $0.issuedOn < end }
  }

  func before(_ permits: [Permit], _ date: Date) -> [Permit] {
    permits.filter { $0.issuedOn < date }
  }

  func hoursLeft(of permit: Permit) -> Int {
    let hours = Calendar.current.dateComponents([.hour], from: permit.issuedOn, to: Date()).hour ?? 0
    return max(0, 72 - hours)  // ! business-logic-in-view-model PermitViewModel -> hoursLeft(of:): calculation amounts
  }
}
