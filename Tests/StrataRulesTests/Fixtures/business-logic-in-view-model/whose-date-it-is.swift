// style: repository
// rules: business-logic-in-view-model, business-logic-in-data, logic-in-view
// A date of the domain is judged by its own name and its type, not by what the value is called that has it.
// file: Sources/Presentation/ClinicViewModel.swift
import Foundation

final class ClinicViewModel: ObservableObject {
  @Published private(set) var errorMessage: String?
  @Published private(set) var canBook = false
  private var lastRefresh = Date.distantPast

  func a1(_ session: Treatment) -> Bool { session.endsAt < Date() }  // ! business-logic-in-view-model
  func a2(_ request: Treatment) -> Bool { request.endsAt.timeIntervalSinceNow < -3_600 }  // ! business-logic-in-view-model
  func a3(_ all: [Treatment]) -> Bool { all.last!.endsAt < Date() }  // ! business-logic-in-view-model
  func a4(_ all: [Treatment]) -> [Treatment] { all.filter { session in session.endsAt > Date() } }  // ! business-logic-in-view-model
  func a5(_ patient: Patient, start: Date) { canBook = start.timeIntervalSince(patient.lastVisit) > 4_838_400 }  // ! business-logic-in-view-model
  func a6(_ patient: Patient) {
    guard Date().timeIntervalSince(patient.cardOpened) > 4_838_400 else {  // ! business-logic-in-view-model
      errorMessage = "Too early"
      return
    }
  }
  func a7(_ patient: Patient, start: Date) {
    if start < patient.seen.addingTimeInterval(4_838_400) {  // ! business-logic-in-view-model
      errorMessage = "Too early"
      return
    }
  }
  func a8(_ patient: Patient, pick: Date) { canBook = pick > patient.seen.addingTimeInterval(4_838_400) }  // ! business-logic-in-view-model
  func a9(_ patient: Patient) {
    let elapsed = Date().timeIntervalSince(patient.seen)
    guard elapsed > 4_838_400 else {  // ! business-logic-in-view-model
      errorMessage = "Too early"
      return
    }
  }
  func b1(_ patient: Patient) {
    let x = patient.seen
    guard Date().timeIntervalSince(x) > 4_838_400 else {  // ! business-logic-in-view-model
      errorMessage = "Too early"
      return
    }
  }
  func b2(_ last: Date) -> Bool { Date().timeIntervalSince(last) > 4_838_400 }  // ! business-logic-in-view-model
  func b3(_ patient: Patient) -> Bool {
    let last = patient.seen
    return last < Date()  // ! business-logic-in-view-model
  }

  func c1(_ session: AccessToken) -> Bool { session.validUntil < Date() }
  func c2() -> Bool { Date().timeIntervalSince(lastRefresh) > 300 }
  func c3(_ patient: Patient) -> Bool { Date().timeIntervalSince(patient.loadedAt) > 300 }
  func c4(_ patient: Patient) {
    let elapsed = Date().timeIntervalSince(lastRefresh)
    if elapsed < 900 { errorMessage = "Too often" }
  }
  func mayRefresh(_ last: Date) -> Bool { Date().timeIntervalSince(last) > 300 }
  func c6(_ lastRefresh: Date) -> Bool { Date().timeIntervalSince(lastRefresh) > 300 }
}
// file: Sources/Presentation/PatientView.swift
import SwiftUI

struct PatientView: View {
  let patient: Patient
  let start: Date

  var body: some View {
    Button("Book") {}.disabled(start.timeIntervalSince(patient.lastVisit) < 4_838_400)  // ! logic-in-view
  }
}
// file: Sources/Domain/Patient.swift
import Foundation

struct Treatment {
  let endsAt: Date
}

struct Patient {
  let lastVisit: Date
  let cardOpened: Date
  let seen: Date
  let invited: Date?
  let loadedAt: Date
}

struct AccessToken {
  let validUntil: Date
}
// file: Sources/Data/PatientRepositoryImpl.swift
import Foundation

final class PatientRepositoryImpl {
  func a1(_ patient: Patient) throws {
    if let invited = patient.invited, Date().timeIntervalSince(invited) < 4_838_400 { throw PatientError.early }  // ! business-logic-in-data
  }
  func a2(_ patient: Patient) throws {
    guard let when = patient.invited else { return }
    if Date().timeIntervalSince(when) < 4_838_400 { throw PatientError.early }  // ! business-logic-in-data
  }
  func a3(_ patient: Patient) throws {
    if patient.lastVisit > Date().addingTimeInterval(-4_838_400) { throw PatientError.early }  // ! business-logic-in-data
  }
  func a4(_ session: Treatment) throws { guard session.endsAt > Date() else { throw PatientError.early } }  // ! business-logic-in-data

  func b1(_ token: AccessToken) throws { guard token.validUntil > Date() else { throw PatientError.early } }
  func b2(_ patient: Patient) throws {
    guard Date().timeIntervalSince(patient.loadedAt) < 300 else { throw PatientError.early }
  }
  func b3(_ session: AuthSession) throws { guard session.expiresAt > Date() else { throw PatientError.early } }
}

struct AuthSession {
  let expiresAt: Date
}

enum PatientError: Error { case early }
