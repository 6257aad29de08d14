// style: module
// file: Sources/Trips/Implementation/Domain/BusinessModels/Trip.swift
struct Trip {
  let id: String
}

struct Voucher {  // ! one-type-per-file Trip
  let code: String
}

enum Season { case summer, winter }  // ! one-type-per-file Trip
// file: Sources/Trips/Implementation/Domain/UseCases/LoadTripsUseCase.swift
protocol LoadTripsUseCase {
  func execute() async throws -> [Trip]
}

struct LoadTripsUseCaseImp: LoadTripsUseCase {
  func execute() async throws -> [Trip] { [] }
}
// file: Sources/Trips/Implementation/Presentation/TripView.swift
import SwiftUI

struct TripView: View {
  var body: some View { TripRow() }
}

struct TripRow: View {
  var body: some View { Text("Trip") }
}

private struct Line: View {
  var body: some View { Text("-") }
}

#Preview { TripView() }
// file: Sources/Trips/Implementation/Presentation/Seasons.swift
struct SeasonPicker { let seasons: [Season] }
