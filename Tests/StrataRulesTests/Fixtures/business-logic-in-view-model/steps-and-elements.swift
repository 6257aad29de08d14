// style: reactive
// rules: business-logic-in-view-model
// Numbers that are entered step by step, and elements that a stream lets pass.
// file: Sources/Domain/Trip.swift
struct Trip { let seats: Int; let name: String }
// file: Sources/Presentation/TripViewModel.swift
import Combine
import Foundation

final class TripViewModel: ObservableObject {
  @Published private(set) var guests = 1
  @Published private(set) var currentStep = 0
  @Published private(set) var page = 0
  @Published private(set) var attempts = 0
  @Published private(set) var index = 0
  @Published var nights = 2 { didSet { guard nights <= 8 else { nights = oldValue; return } } }  // ! business-logic-in-view-model
  @Published private(set) var rows: [Trip] = []
  @Published var phone = ""
  @Published var query = ""
  @Published var litres = 0.0
  let total = CurrentValueSubject<Decimal, Never>(0)
  let progress = CurrentValueSubject<Double, Never>(0)
  let isLoading = CurrentValueSubject<Bool, Never>(false)

  func a1() { if guests < 14 { guests += 1 } }  // ! business-logic-in-view-model
  func a2() {
    guard guests < 14 else { return }  // ! business-logic-in-view-model
    guests += 1
  }
  func a3(_ trip: Trip) { if guests < trip.seats { guests += 1 } }  // ! business-logic-in-view-model
  func b1() { if currentStep < 3 { currentStep += 1 } }
  func b2() { if page < 10 { page += 1 } }
  func b3() { if attempts < 4 { attempts += 1 } }
  func b4() { if index < rows.count { index += 1 } }

  func bind() {
    _ = $phone.filter { $0.count == 11 }.sink { _ in }  // ! business-logic-in-view-model
    _ = $phone.filter { $0.hasPrefix("+49") }.sink { _ in }  // ! business-logic-in-view-model
    _ = $phone.map { $0.hasPrefix("+49") }.sink { _ in }  // ! business-logic-in-view-model
    _ = total.filter { $0 > 500 }.sink { _ in }  // ! business-logic-in-view-model
    _ = total.drop { $0 < 500 }.sink { _ in }  // ! business-logic-in-view-model
    _ = $litres.filter { $0 > 5 }.sink { _ in }  // ! business-logic-in-view-model
    _ = $query.filter { $0.count >= 3 }.sink { _ in }
    _ = $query.filter { $0.hasPrefix("x") }.sink { _ in }
    _ = $phone.filter { !$0.isEmpty }.sink { _ in }
    _ = progress.filter { $0 > 0.5 }.sink { _ in }
    _ = total.filter { $0 > 0 }.sink { _ in }
    _ = isLoading.filter { $0 }.sink { _ in }
  }
}
