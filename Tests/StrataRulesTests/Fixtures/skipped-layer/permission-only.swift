// Asking the user for access to a system store reads and stores nothing.
// style: repository
// rules: skipped-layer
// file: Sources/Presentation/Calendar/CalendarViewModel.swift
import EventKit

final class CalendarViewModel {
  func ask() async throws -> Bool {
    guard EKEventStore.authorizationStatus(for: .event) == .notDetermined else { return true }
    return try await EKEventStore().requestAccess(to: .event)
  }

  func titles() -> [String] {
    EKEventStore().calendars(for: .event).map(\.title)  // ! skipped-layer CalendarViewModel -> EKEventStore
  }
}
