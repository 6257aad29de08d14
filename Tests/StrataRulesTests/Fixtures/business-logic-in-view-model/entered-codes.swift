// style: repository
// rules: business-logic-in-view-model
// Codes that somebody enters and that the code itself knows: by the name of the entry, or by what the code looks like.
// file: Sources/Domain/Models/Parcel.swift
struct Parcel { let id: Int; let promotion: String }
// file: Sources/Presentation/ParcelsViewModel.swift
import Combine

final class ParcelsViewModel: ObservableObject {
  enum Intent { case redeem(String), close }
  @Published var voucher = ""
  @Published var entry = ""
  @Published var language = "EN"
  @Published var hint: String?
  @Published var discount = 0.0
  @Published var isOpen = true
  private let fixedCode = "NONE99"

  func apply() {
    if voucher.uppercased() == "AUTUMN25" {  // ! business-logic-in-view-model
      hint = nil
      voucher = ""
    }
  }
  func apply(entry: String) {
    guard entry != "GIFT-5" else { return hint = "Thanks" }  // ! business-logic-in-view-model
  }
  func perform(_ intent: Intent) {
    switch intent {
    case .redeem(let text):
      let code = text.trimmingCharacters(in: .whitespaces).uppercased()
      if code == "FRIENDS20" { discount = 0.2 }  // ! business-logic-in-view-model
    case .close: isOpen = false
    }
  }
  func choose() {
    switch entry.uppercased() {  // ! business-logic-in-view-model
    case "EARLY10": discount = 0.1
    default: discount = 0
    }
  }
  func redeem(code: String) {
    if code.hasPrefix("AUT-") {  // ! business-logic-in-view-model
      hint = "One parcel is free"
      isOpen = false
    }
  }
  // No code, or not one that somebody enters.
  func translate(code: String) { if code.hasPrefix("en") { isOpen = false } }
  func clear() { if voucher == "none" { hint = nil } }
  func show(_ parcel: Parcel) { if parcel.promotion == "BLUE" { hint = "Blue" } }
  func check() { if fixedCode == "NONE99" { hint = nil } }
  func translate() { if language == "EN-GB2" { hint = nil } }
  func open(_ path: String) { if path == "A1-B2" { hint = nil } }
  var showsHint: Bool { entry == "HELP1" }
}
