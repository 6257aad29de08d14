// A number that is read from a text, or the length of one, is refused without a word.
// style: repository
// rules: business-logic-in-view-model
// file: Sources/Domain/Parcel.swift
import Foundation

struct Parcel { var weight: Double }
// file: Sources/Presentation/ParcelViewModel.swift
import Foundation

@MainActor
final class ParcelViewModel: ObservableObject {
  @Published var weightText = ""
  @Published var note = ""
  @Published var query = ""
  @Published private(set) var parcels: [Parcel] = []

  func add() {
    guard let weight = Double(weightText), weight >= 40, weight < 3_500 else { return }  // ! business-logic-in-view-model
    parcels.append(Parcel(weight: weight))
  }
  func parcel(_ text: String) -> Parcel? {
    guard let weight = Double(text), weight >= 5 else { return nil }  // ! business-logic-in-view-model
    return Parcel(weight: weight)
  }
  func isHeavy(_ text: String) -> Bool {
    guard let weight = Double(text), weight > 18 else { return false }  // ! business-logic-in-view-model
    return true
  }
  func keep(name: String) {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard name.count >= 3 else { return }  // ! business-logic-in-view-model
    note = name
  }
  func search() {
    guard query.count >= 3 else { return }
    parcels = []
  }
  func textChanged(_ text: String) {
    guard text.count >= 3 else { return }
    parcels = []
  }
  func parse(_ text: String) -> Double? {
    guard let weight = Double(text), weight > 0 else { return nil }
    return weight
  }
}
// file: Sources/Presentation/FeeViewModel.swift
import Foundation

struct FeeUiState { var total: Decimal = 0; var offset: Double = 0 }

@MainActor
final class FeeViewModel: ObservableObject {
  @Published private(set) var uiState = FeeUiState()

  func change(rounds: Int) {
    uiState.total = Decimal(rounds) * 12.5  // ! business-logic-in-view-model
  }
  func scroll(rows: Int) {
    uiState.offset = Double(rows) * 12.5
  }
}
