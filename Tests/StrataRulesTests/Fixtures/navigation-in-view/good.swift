// style: module
// file: Sources/Trips/Implementation/Presentation/TripView.swift
import SwiftUI

struct TripView: View {
  let router: TripRouter

  var body: some View {
    VStack {
      Button("Details") { router.showDetails() }
      NavigationLink("Details", value: 1)
      TripHeader()
    }
    .sheet(isPresented: .constant(false)) { TripHeader() }
  }
}
// file: Sources/Trips/Implementation/Presentation/TripsView.swift
import SwiftUI

struct TripsView: View {
  let router: TripRouter

  var body: some View {
    Text("Trips").navigationDestination(for: String.self) { _ in TripHeader() }
  }
}
// file: Sources/Trips/Implementation/Presentation/TripHeader.swift
import SwiftUI

struct TripHeader: View {
  var body: some View { Text("Trip") }
}
// file: Sources/Trips/Implementation/Presentation/TripRouter.swift
import SwiftUI

final class TripRouter {
  func showDetails() {}
  func details() -> some View { NavigationLink("Details") { TripHeader() } }
}
