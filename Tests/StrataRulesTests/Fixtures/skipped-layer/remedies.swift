// style: gateway
// rules: skipped-layer, direct-instantiation
// file: Sources/Presentation/ParkingView.swift
import SwiftUI

struct ParkingView: View {
  let viewModel: ParkingViewModel
  let gateway = FetchSpotsGateway()  // ! skipped-layer ParkingView -> FetchSpotsGateway

  var body: some View { Text("") }
}
// file: Sources/Presentation/ParkingViewModel.swift
final class ParkingViewModel {
  enum Intent { case load }
}
// file: Sources/Data/FetchSpotsGateway.swift
protocol FetchSpotsGatewayProtocol {}
struct FetchSpotsGateway: FetchSpotsGatewayProtocol {}
