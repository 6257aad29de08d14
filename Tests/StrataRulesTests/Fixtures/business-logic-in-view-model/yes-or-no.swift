// style: repository
// file: Sources/Presentation/FreightViewModel.swift
import Combine

final class FreightViewModel: ObservableObject {
  @Published private(set) var hint: String?
  @Published private(set) var isCodeComplete = false
  @Published private(set) var isNoteLong = false
  @Published private(set) var offset = 0.0
  private let freight: Freight
  private let note = CurrentValueSubject<String, Never>("")
  private let isNoteValid = CurrentValueSubject<Bool, Never>(false)

  init(freight: Freight) { self.freight = freight }

  var needsEscort: Bool { freight.price > 40_000 }  // ! business-logic-in-view-model
  func requiresPermit(_ freight: Freight) -> Bool { freight.tons > 44 }  // ! business-logic-in-view-model

  func check(code: String, zone: String) {
    guard zone.count == 4, Int(zone) != nil else {  // ! business-logic-in-view-model
      hint = "Four digits, please"
      return
    }
    isCodeComplete = code.count == 8 && code.allSatisfy { $0.isNumber }  // ! business-logic-in-view-model
  }

  func bind() {
    note.map { (3...120).contains($0.count) }.subscribe(isNoteValid)  // ! business-logic-in-view-model
    note.map { $0.isEmpty }.subscribe(isNoteValid)
  }

  // What a screen shows, and positions on it, are none.
  var showsHint: Bool { freight.tons > 12 }
  var isScrolled: Bool { offset > 40 }
  var hasMany: Bool { freight.parts.count > 3 }
}
// file: Sources/Domain/Freight.swift
struct Freight {
  let price: Int
  let tons: Int
  let parts: [String]
}
