// style: repository
// rules: business-logic-in-view-model, business-logic-in-data, logic-in-view
// Regular expressions that decide, also by a constant.
// file: Sources/Domain/PlateError.swift
enum PlateError: Error { case bad }
// file: Sources/Presentation/PlateViewModel.swift
import Combine
import Foundation

enum PlateShapes {
  static let german = /[A-Z]{1,3}-[A-Z]+/
  static let french: Regex<Substring> = makeShape()
  static let prefix = "F"
}

final class PlateViewModel: ObservableObject {
  @Published var plate = ""
  @Published var email = ""
  @Published var errorMessage: String?
  @Published var isRight = false
  @Published var showsLink = false
  private let shape = /[A-Z]{2}[0-9]+/

  private static let form = /[A-Z]+/
  private static let word = "AB"

  func f1() -> Bool { plate.contains(Self.form) }  // ! business-logic-in-view-model
  func f2() -> Bool { plate.contains(self.shape) }  // ! business-logic-in-view-model
  func f3() -> Bool { plate.contains(PlateShapes.german) }  // ! business-logic-in-view-model
  func f4() -> Bool { plate.contains(PlateShapes.french) }  // ! business-logic-in-view-model
  func f5() -> Bool { plate.contains(Self.word) }
  func f6() -> Bool { plate.contains(PlateShapes.prefix) }

  func a1() {
    let isPlate = plate.contains(/[A-Z]+/)  // ! business-logic-in-view-model
    if !isPlate { errorMessage = "No plate" }
  }
  func a2() {
    guard plate.firstMatch(of: /[A-Z]+/) != nil else {  // ! business-logic-in-view-model
      errorMessage = "No plate"
      return
    }
  }
  func a3() { isRight = plate.prefixMatch(of: /[A-Z]/) != nil }  // ! business-logic-in-view-model
  var a4: Bool { plate.contains(/[0-9]/) }  // ! business-logic-in-view-model
  func a5() { if !plate.contains(shape) { errorMessage = "No plate" } }  // ! business-logic-in-view-model
  func a6() {
    let form = try? Regex("[A-Z]+")
    if let form, plate.contains(form) { isRight = true } else { errorMessage = "No plate" }  // ! business-logic-in-view-model
  }
  func a7() {
    let hasAt = email.contains("@")  // ! business-logic-in-view-model
    if !hasAt { errorMessage = "No address" }
  }
  func a8() { errorMessage = plate.contains(/[A-Z]/) ? nil : "No plate" }  // ! business-logic-in-view-model
  func a9() {
    let isWhole = plate.range(of: "^[A-Z]+$", options: .regularExpression) != nil  // ! business-logic-in-view-model
    guard isWhole else {
      errorMessage = "No plate"
      return
    }
  }

  // What reads or changes a string decides nothing, and neither do other strings.
  func c1() -> String { if let match = plate.firstMatch(of: /[0-9]+/) { return String(match.0) } else { return plate } }
  func c2() { if plate.contains(/\n/) { plate = plate.replacingOccurrences(of: "\n", with: "") } }
  func c5() { showsLink = plate.contains(/http/) }
  func c3(_ query: String) -> Bool { plate.contains(query) }
  func c4() { let found = plate.range(of: "A", options: .caseInsensitive) != nil; print(found) }
}
// file: Sources/Data/PlateRepositoryImpl.swift
final class PlateRepositoryImpl {
  func save(_ plate: String) throws {
    guard plate.contains(/[A-Z]+/) else { throw PlateError.bad }  // ! business-logic-in-data
  }
  func parse(_ line: String) -> String? {
    guard let match = line.firstMatch(of: /[0-9]+/) else { return nil }
    return String(match.0)
  }
}
// file: Sources/Presentation/PlateView.swift
import SwiftUI

struct PlateView: View {
  @ObservedObject var viewModel: PlateViewModel
  @State private var text = ""
  var body: some View {
    Button("Save") { viewModel.a1() }.disabled(!text.contains(/[A-Z]+/))  // ! logic-in-view
    if text.contains(/[0-9]/) { Text("Digits") }
  }
}
