// style: repository
// rules: business-logic-in-view-model
// Numbers with a limit whatever their names are, and counts that decide what is allowed.
// file: Sources/Domain/Models/Parcel.swift
struct Parcel { let id: Int }
// file: Sources/Presentation/ParcelsViewModel.swift
import Combine

struct ParcelsState {
  var parcels: [Parcel] = []
  var canSend = true
  var canLoadMore = false
  var isLong = false
}

final class ParcelsViewModel: ObservableObject {
  @Published private(set) var state = ParcelsState()
  @Published var crewSize = 2
  @Published var fontSize = 12
  @Published var zoom = 1
  @Published var rowSize = 1

  func addToCrew() { crewSize = min(crewSize + 1, 6) }  // ! business-logic-in-view-model
  func enlarge() { fontSize = min(fontSize + 1, 30) }
  func zoomIn() { zoom = min(zoom + 1, 8) }
  func widen() { rowSize = min(rowSize + 1, 4) }

  func show(_ parcels: [Parcel]) {
    update {
      $0.parcels = parcels
      $0.canSend = parcels.count < 6  // ! business-logic-in-view-model
      $0.canLoadMore = parcels.count >= 20
      $0.isLong = parcels.count > 9
    }
  }
  private func update(_ change: (inout ParcelsState) -> Void) { change(&state) }
}
