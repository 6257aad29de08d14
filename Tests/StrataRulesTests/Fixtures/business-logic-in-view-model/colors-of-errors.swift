// A color or an icon that is named after an error is only shown, and how often a timer repeats is no rule; a message
// about an error is one.
// style: repository
// file: Sources/Domain/Models/Silo.swift
import Foundation

struct Silo {
  let fill: Int
  let closesAt: Date
}
// file: Sources/Presentation/SiloViewModel.swift
import Foundation

struct Paint {
  static func errorColor() -> Paint { Paint() }
  static let warningTint = Paint()
  static let plain = Paint()
}

@MainActor
final class SiloViewModel: ObservableObject {
  @Published private(set) var paint = Paint.plain
  @Published private(set) var error: String?
  private let silo: Silo

  init(silo: Silo) { self.silo = silo }

  var fillColor: Paint {
    if silo.fill > 90 {
      return .errorColor()
    } else if silo.fill > 75 {
      return .warningTint
    } else {
      return .plain
    }
  }
  func draw() {
    if silo.fill > 90 { paint = .warningTint }
  }
  func tick(_ start: (Double) -> Void) {
    let left = silo.closesAt.timeIntervalSinceNow
    let repeating: Double = left < 120 ? 1 : 60
    start(repeating)
  }

  func check() {
    if silo.fill > 90 { error = "Too full" }  // ! business-logic-in-view-model
  }
}
