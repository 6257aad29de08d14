// style: repository
// file: Sources/Presentation/VaultViewModel.swift
@MainActor
final class VaultViewModel: ObservableObject {
  @Published private(set) var isOpen = false
  private let expected = ""

  func enter(pin: String) {
    if pin == "4711" { isOpen = true }  // ! business-logic-in-view-model
  }

  func enter(password: String) {
    isOpen = ["letmein", "open"].contains(password)  // ! business-logic-in-view-model
  }

  func compare(pin: String) {
    if pin == expected { isOpen = true }
    if pin == "" { isOpen = false }
  }

  func select(pins: [String], tab: String) {
    isOpen = ["a", "b"].contains(tab)
    if pins.first == tab { isOpen = false }
  }
}
