// style: coordinator
// file: Sources/Presentation/Views/TripView.swift
import SwiftUI

struct TripView: View {
  @ObservedObject var viewModel: TripViewModel
  let trip: Trip
  @State private var isOpen = false

  var body: some View {
    Button("a") {
      guard trip.people >= 3 else { return }  // ! logic-in-view
      viewModel.book(trip)
    }
    Button("b") {
      if trip.people < 4 { return }  // ! logic-in-view
      viewModel.book(trip)
    }
    Button("c") { trip.people >= 5 ? viewModel.book(trip) : viewModel.ask(trip) }  // ! logic-in-view
    Button("d") {
      let isGroup = trip.people >= 6  // ! logic-in-view
      if isGroup { viewModel.book(trip) }
    }
    Button("e") { if trip.people >= 7 { submit() } }  // ! logic-in-view
    Button("f") { Task { guard trip.people >= 8 else { return }; viewModel.book(trip) } }  // ! logic-in-view

    // What is shown, or nothing that the view model does.
    Button("g") {
      guard trip.people >= 3 else { return }
      isOpen = true
    }
    Button("h") { if trip.people >= 3 { toggle() } }
    let isGroup = trip.people >= 6
    if isGroup { Text("Group") }
  }

  private func submit() { viewModel.book(trip) }
  private func toggle() { isOpen.toggle() }
}
// file: Sources/Presentation/ViewModels/TripViewModel.swift
final class TripViewModel: ObservableObject {
  func book(_ trip: Trip) {}
  func ask(_ trip: Trip) {}
}
// file: Sources/Domain/Entities/Trip.swift
struct Trip { let people: Int }
