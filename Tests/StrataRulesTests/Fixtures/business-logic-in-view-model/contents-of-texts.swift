// style: repository
// rules: business-logic-in-view-model, logic-in-view
// Strings of the domain and entered ones whose content the code knows.
// file: Sources/Domain/Shipment.swift
struct Shipment { let zone: String; let plate: String; let title: String; let url: String; let type: String }
// file: Sources/Presentation/ShipmentViewModel.swift
import Combine

final class ShipmentViewModel: ObservableObject {
  @Published var plate = ""
  @Published var query = ""
  @Published var accessCode = ""
  @Published var language = ""
  @Published private(set) var isRemote = false
  @Published private(set) var hint: String?

  func isFar(_ shipment: Shipment) -> Bool {
    shipment.zone.hasPrefix("99")  // ! business-logic-in-view-model
  }
  func open(_ shipment: Shipment) {
    isRemote = shipment.zone == "IS" || shipment.zone == "GL"  // ! business-logic-in-view-model
    if shipment.plate.hasSuffix("-E") { charge() }  // ! business-logic-in-view-model
  }
  func check() {
    if plate.count != 8 || !plate.hasPrefix("ES") {  // ! business-logic-in-view-model
      hint = "Wrong plate"
      return
    }
    charge()
  }
  func note() {
    if plate.count != 6 || !plate.hasPrefix("LB") {  // ! business-logic-in-view-model
      hint = "A plate has six characters"
      return
    }
    hint = nil
  }
  func unlock() {
    if accessCode == "A7-42" { charge() }  // ! business-logic-in-view-model
  }
  func fits(_ shipment: Shipment) -> Bool {
    shipment.plate.count == 9 && shipment.plate.hasPrefix("B")  // ! business-logic-in-view-model
  }

  // What is only shown, addresses of the web, kinds of records, languages and searches are none.
  func icon(_ shipment: Shipment) -> String { shipment.zone == "IS" ? "boat" : "truck" }
  func isLink(_ shipment: Shipment) -> Bool { shipment.url.hasPrefix("https") }
  func isVideo(_ shipment: Shipment) -> Bool { shipment.type == "video" }
  func search() -> Bool { query.hasPrefix("@@") }
  func showsBadge(_ shipment: Shipment) -> Bool { shipment.zone == "IS" }
  func isSwedish() -> Bool { language == "sv" }
  func dotted(_ text: String) -> Bool { text.hasSuffix("..") }
  private func charge() {}
}
