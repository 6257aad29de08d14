// style: repository
// A bound that disables a control or chooses what is done is a decision; one that chooses what is shown is none.
// file: Sources/Domain/Tour.swift
import Foundation

struct Tour {
  let seats: Int
  let price: Double
  let kilometers: Double
  let start: Date
}
// file: Sources/Presentation/TourViewModel.swift
final class TourViewModel {
  var mayLeave = false
  func book() {}
}
// file: Sources/Presentation/TourView.swift
import SwiftUI

struct TourView: View {
  let tour: Tour
  let viewModel: TourViewModel
  @State private var pin = ""
  @State private var amount = 0.0
  @State private var step = 0

  var body: some View {
    Button("1") {}.disabled(tour.seats < 2)  // ! logic-in-view
    Button("2") {}.disabled(tour.price > 40)  // ! logic-in-view
    Button("3") {}.disabled(amount < 40)  // ! logic-in-view
    Button("4") {}.disabled(pin.count != 4)  // ! logic-in-view
    Button("5") {}.disabled(!(4...6).contains(pin.count))  // ! logic-in-view
    Button("6") {}.disabled(tour.start < Date())  // ! logic-in-view
    Button("7") { if tour.kilometers > 40 { viewModel.book() } }  // ! logic-in-view
    Button("8") { viewModel.mayLeave = tour.start.timeIntervalSinceNow > 3600 }  // ! logic-in-view
    Button("9") {}.disabled(step < 3 || pin.isEmpty)
    if tour.start < Date() { Text("Gone") }
    if tour.seats > 8 { Text("Large") }
    Text(tour.kilometers > 40 ? "Far" : "Near").opacity(tour.seats < 2 ? 0.5 : 1)
    Text(tour.start < Date() ? "Gone" : "Soon")
  }

  private var isFar: Bool { tour.kilometers > 40 }  // ! logic-in-view
}
