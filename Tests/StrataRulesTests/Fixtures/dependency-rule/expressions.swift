// style: repository
// One expression over several lines is reported once, two expressions on one line are two. A value that leads to a type of
// the other layer is part of what is reported.
// file: Sources/App/Presentation/TripsViewModel.swift
final class TripsViewModel {
  let model: TripModel

  init(model: TripModel) { self.model = model }

  func titles() -> [String] {
    model.page  // a property of Domain
      .document  // ! dependency-rule TripsViewModel -> TripPage
      .trips
      .map { $0.title }
  }

  func both() -> String { model.page.name + model.plan.stop.name }  // ! dependency-rule TripsViewModel -> TripPage ! dependency-rule TripsViewModel -> TripPlan

  func isOpen() -> Bool { model.page.state == .open }  // ! dependency-rule TripsViewModel -> TripPage

  func isLoaded() -> Bool {
    if case .open = model.page.state { return true }  // ! dependency-rule TripsViewModel -> TripPage
    return false
  }

  func load() {
    tripClient.load()  // ! dependency-rule TripsViewModel -> tripClient ! dependency-rule TripsViewModel -> TripClient
    tripClients.removeAll()  // ! dependency-rule TripsViewModel -> tripClients
  }
}
// file: Sources/App/Domain/TripModel.swift
struct TripModel {
  let page: TripPage  // ! dependency-rule TripModel -> TripPage
  let plan: TripPlan  // ! dependency-rule TripModel -> TripPlan
}
// file: Sources/App/Data/TripPage.swift
let tripClient = TripClient()
var tripClients: [TripClient] = []

struct TripClient {
  func load() {}
}

struct TripPage {
  let document: TripDocument
  let name: String
  let state: TripState
}

enum TripState { case open, closed }
struct TripDocument { let trips: [Trip] }
struct TripPlan { let stop: TripStop }
struct TripStop { let name: String }
struct Trip { let title: String }
