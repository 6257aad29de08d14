// style: repository
// file: Sources/Domain/ShowTripsUseCase.swift
struct ShowTripsUseCase {
  let source: TripSource  // ! dependency-rule TripSource -> TripPage

  func execute() -> [String] { source.page().document.trips.map(\.title) }  // ! dependency-rule ShowTripsUseCase -> TripPage ! dependency-rule TripSource -> TripPage
}
// file: Sources/Shared/TripSource.swift
struct TripSource {
  func page() -> TripPage { fatalError() }  // ! dependency-rule TripSource -> TripPage
}
// file: Sources/Data/TripPage.swift
struct TripPage {
  let document: TripDocument
}

struct TripDocument {
  let trips: [Trip]
}

struct Trip { let title: String }
