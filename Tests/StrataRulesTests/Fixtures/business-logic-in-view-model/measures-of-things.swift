// style: repository
// rules: business-logic-in-view-model
// What a thing of the domain measures decides like an amount, whatever its name means on a screen.
// file: Sources/Domain/Kiln.swift
import Foundation

struct Kiln {
  let chamber: Double
  let heat: Double
  let firings: Int
  let filling: Double
  let nextService: Date
  let page: Int
}

struct Vase {
  let height: Double
  let width: Double
  let drying: Double
  let name: String
}

protocol FireKilnUseCase {
  func execute(_ kiln: Kiln, slowly: Bool) async throws
}
// file: Sources/Presentation/KilnViewModel.swift
import Combine
import Foundation

final class KilnViewModel: ObservableObject {
  @Published private(set) var hint = ""
  @Published private(set) var mayFire = false
  @Published private(set) var isTall = false
  @Published private(set) var tint = Tint.cold
  @Published var glaze = 0
  @Published var label = ""
  @Published private var kiln: Kiln
  private var vases: [Vase] = []
  private let vase: Vase
  private let fireKiln: FireKilnUseCase

  enum Tint { case cold, hot }

  init(kiln: Kiln, vase: Vase, fireKiln: FireKilnUseCase) {
    (self.kiln, self.vase, self.fireKiln) = (kiln, vase, fireKiln)
    $kiln.map { $0.firings < 60 }.assign(to: &$mayFire)  // ! business-logic-in-view-model
  }

  var fits: Bool { vase.height < kiln.chamber }  // ! business-logic-in-view-model
  var isDry: Bool { vase.drying >= 0.9 }  // ! business-logic-in-view-model
  func fire() async throws { try await fireKiln.execute(kiln, slowly: vase.drying < 0.95) }  // ! business-logic-in-view-model

  func load() {
    if vase.height > kiln.chamber {  // ! business-logic-in-view-model
      hint = "This vase is for the other kiln"
      return
    }
    vases.append(vase)
  }

  func open() {
    guard kiln.heat < 1.5 else {  // ! business-logic-in-view-model
      hint = "Still hot"
      return
    }
    let used = kiln.firings
    if used > 80 { orderService() }  // ! business-logic-in-view-model
  }

  func stack() {
    while kiln.filling < 0.8 { load() }  // ! business-logic-in-view-model
  }

  func prepare() {
    mayFire = kiln.nextService.compare(Date()) == .orderedDescending  // ! business-logic-in-view-model
    guard kiln.nextService.timeIntervalSinceNow > 0 else {  // ! business-logic-in-view-model
      hint = "Service first"
      return
    }
    orderService()
  }

  func hours() -> Int {
    switch vase.width {  // ! business-logic-in-view-model
    case ..<10: return 8
    case 10..<30: return 14
    default: return 20
    }
  }

  func cool() -> Double { kiln.heat > 600 ? 12 : 4 }  // ! business-logic-in-view-model

  func stacked() -> Double {
    var result = 0.0
    for vase in vases { result += vase.height }  // ! business-logic-in-view-model
    return result
  }
  func widths() -> Double { vases.map(\.width).reduce(0, +) }  // ! business-logic-in-view-model
  func tall() -> [Vase] { vases.filter { (40...).contains($0.height) } }  // ! business-logic-in-view-model

  func choose(grams: Int) {
    glaze = grams
    if glaze > 250 { glaze = 250 }  // ! business-logic-in-view-model
  }

  func rename(_ text: String) {
    guard (3...30).contains(text.count) else {  // ! business-logic-in-view-model
      hint = "Between three and thirty letters"
      return
    }
    label = text
  }

  // What is only shown, positions, the shape of a thing, and texts that need more room.
  var size: String { vase.height > 60 ? "tall" : "small" }
  func show() {
    label = vase.height > 60 ? "tall" : "small"
    tint = kiln.heat > 600 ? .hot : .cold
    if kiln.heat > 600 { label = "hot" }
  }
  var rowHeight: Double { vase.height > 60 ? 80 : 44 }
  var showsThermometer: Bool { kiln.heat > 600 }
  var isPortrait: Bool { vase.height > vase.width }
  var isLong: Bool { vase.name.count > 40 }
  func needsMore(_ text: String) -> Bool { text.count > 280 }
  func turn() { if kiln.page > 3 { orderService() } }
  func announce() {
    if kiln.firings > 80 {
      hint = "Old"
      return
    }
    hint = "New"
  }
  func shorten() { if label.count > 40 { label = String(label.prefix(40)) } }

  private func orderService() {}
}
// file: Sources/Presentation/PricesViewModel.swift
import CoreGraphics

// The length of a text about an amount is not an amount.
final class PricesViewModel {
  private(set) var priceText = ""
  private(set) var isWide = false

  func shorten() { if priceText.count > 12 { priceText = String(priceText.prefix(12)) } }
  var size: CGFloat { priceText.count > 12 ? 10 : 14 }
}
