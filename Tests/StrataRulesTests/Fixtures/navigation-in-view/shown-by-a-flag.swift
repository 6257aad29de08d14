// style: module
// A view with a router maps routes to screens; what a flag of its own shows is a decision of the view.
// file: Sources/Trips/Implementation/Presentation/LodgeView.swift
import SwiftUI

struct LodgeView: View {
  let router: LodgeRouter
  @State private var showsMap = false
  @State private var showsLegend = false
  @State private var showsPrices = false

  var body: some View {
    Text("Lodge")
      .sheet(isPresented: $showsMap) {
        LodgeMapView(viewModel: LodgeMapViewModel())  // ! navigation-in-view LodgeView -> LodgeMapView
      }
      .fullScreenCover(isPresented: $showsPrices) { prices }
      .popover(isPresented: $showsLegend) { LodgeLegendView() }
      .navigationDestination(isPresented: $showsLegend) { LodgeLegendView() }
  }

  private var prices: some View {
    NavigationStack {
      LodgeMapView(viewModel: LodgeMapViewModel())  // ! navigation-in-view LodgeView -> LodgeMapView
    }
  }
}
// file: Sources/Trips/Implementation/Presentation/LodgesView.swift
import SwiftUI

struct LodgesView: View {
  @ObservedObject var router: LodgeRouter

  var body: some View {
    Text("Lodges")
      .sheet(isPresented: $router.showsMap) { LodgeMapView(viewModel: LodgeMapViewModel()) }
      .sheet(item: $router.route) { _ in LodgeMapView(viewModel: LodgeMapViewModel()) }
      .navigationDestination(for: String.self) { _ in LodgeMapView(viewModel: LodgeMapViewModel()) }
  }
}
// file: Sources/Trips/Implementation/Presentation/LodgeMapView.swift
import SwiftUI

struct LodgeMapView: View {
  @ObservedObject var viewModel: LodgeMapViewModel

  var body: some View { Text("Map") }
}

struct LodgeLegendView: View {
  var body: some View { Text("Legend") }
}
// file: Sources/Trips/Implementation/Presentation/LodgeMapViewModel.swift
import Foundation

final class LodgeMapViewModel: ObservableObject {}
// file: Sources/Trips/Implementation/Presentation/LodgeRouter.swift
import SwiftUI

final class LodgeRouter: ObservableObject {
  @Published var showsMap = false
  @Published var route: String?
}
