// style: repository
// file: Sources/Domain/ShowTripsUseCase.swift
struct ShowTripsUseCase {
  let source: TripSource

  func execute() -> [String] { source.page().document.trips.map(\.title) }  // ! dependency-rule ShowTripsUseCase -> TripPage
}
// file: Sources/Shared/TripSource.swift
struct TripSource {
  func page() -> TripPage { fatalError() }
}
// file: Sources/Data/TripPage.swift
struct TripPage {
  let document: TripDocument
}

struct TripDocument {
  let trips: [Trip]
}

struct Trip { let title: String }
