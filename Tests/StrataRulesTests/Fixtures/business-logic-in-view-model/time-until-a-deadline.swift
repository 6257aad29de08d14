// The time until a date of the domain; a time since what a program keeps, and a clock, are none.
// style: repository
// file: Sources/Domain/Models/Permit.swift
import Foundation

struct Permit {
  let endsOn: Date
  let deadline: Date
  let syncedAt: Date
}
// file: Sources/Presentation/PermitViewModel.swift
import Foundation

@MainActor
final class PermitViewModel: ObservableObject {
  private(set) var startedAt = Date()

  func daysLeft(_ permit: Permit) -> Int {
    Calendar.current.dateComponents([.day], from: Date(), to: permit.endsOn).day ?? 0  // ! business-logic-in-view-model
  }
  func hoursLeft(_ permit: Permit) -> String {
    let hours = Int(permit.deadline.timeIntervalSinceNow / 3600)  // ! business-logic-in-view-model
    return "\(hours) h"
  }

  func age(_ permit: Permit) -> Int {
    Calendar.current.dateComponents([.minute], from: permit.syncedAt, to: Date()).minute ?? 0
  }
  func elapsed() -> Int { Int(Date().timeIntervalSince(startedAt) / 60) }
}
