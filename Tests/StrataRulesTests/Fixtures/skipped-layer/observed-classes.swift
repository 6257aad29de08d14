// style: repository
// rules: skipped-layer, business-logic-in-view-model
// A class that views can observe, and that asks a repository or a use case, is a view model by any name.
// file: Sources/Domain/Parcel.swift
struct Parcel: Identifiable {
  let id: Int
  let weight: Int
}
protocol ParcelRepository { func all() async throws -> [Parcel] }
protocol LoadParcelsUseCase { func execute() async throws -> [Parcel] }
// file: Sources/Presentation/Parcels/ParcelManager.swift
import SwiftUI

final class ParcelManager: ObservableObject {
  @Published private(set) var message: String?
  private let repository: ParcelRepository  // ! skipped-layer ParcelManager -> ParcelRepository

  init(repository: ParcelRepository) { self.repository = repository }  // ! skipped-layer ParcelManager -> ParcelRepository

  func check(_ parcel: Parcel) {
    guard parcel.weight < 20 else {  // ! business-logic-in-view-model
      message = "Too heavy"
      return
    }
  }
}

@Observable final class ParcelBoard {
  private(set) var message: String?
  private let load: any LoadParcelsUseCase

  init(load: any LoadParcelsUseCase) { self.load = load }

  func check(_ parcel: Parcel) {
    message = parcel.weight > 20 ? "Too heavy" : nil  // ! business-logic-in-view-model
  }
}

// Views observe it, but it asks nobody: the state of a control.
@Observable final class ParcelSelection {
  var selected: Parcel?
  var message: String?

  func check(_ parcel: Parcel) { message = parcel.weight > 20 ? "Too heavy" : nil }
}
