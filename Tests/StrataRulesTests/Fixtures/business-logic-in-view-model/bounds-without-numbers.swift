// style: repository
// The bound is computed, is a constant with a name, or belongs to a value.
// file: Sources/Presentation/BerthViewModel.swift
final class BerthViewModel: ObservableObject {
  @Published private(set) var notice: String?
  @Published private(set) var errorMessage: String?
  private let heaviest = 7_500
  private var names: [String] = []

  func load(tons: Int, onto ferry: Ferry) {
    guard tons > 0, tons <= ferry.decks * 80 else {  // ! business-logic-in-view-model
      errorMessage = "Too heavy"
      return
    }
  }

  func add(kilograms: Int) {
    guard kilograms <= heaviest else {  // ! business-logic-in-view-model
      errorMessage = "Too heavy"
      return
    }
    let most = 300
    if kilograms > most { errorMessage = "One piece is too heavy" }  // ! business-logic-in-view-model
  }

  func reserve(berths: Int, on ferry: Ferry) {
    let exceeds = berths > ferry.cabins * 4  // ! business-logic-in-view-model
    if exceeds {
      errorMessage = "Not enough berths"
      return
    }
    guard berths <= ferry.freeBerths else {  // ! business-logic-in-view-model
      errorMessage = "Sold out"
      return
    }
  }

  func surcharge(for vehicle: Vehicle) -> Double {
    if vehicle.metres > 6 { return 49.5 }  // ! business-logic-in-view-model
    return 0
  }

  func quote(metres: Int) {
    let surcharge = metres > 6 ? 49.5 : 0  // ! business-logic-in-view-model
    notice = "\(surcharge)"
  }

  func mayBoard(_ vehicle: Vehicle, debtor: Account) -> Bool {
    debtor.balance <= debtor.creditLimit * 0.8  // ! business-logic-in-view-model
  }

  func isCheaper(_ one: Account, than other: Account) -> Bool { one.balance < other.balance }

  // What a list or a screen has room for is no decision.
  func select(index: Int, columns: Int) {
    guard index < names.count * 2 else {
      errorMessage = "Not there"
      return
    }
    let wide = columns > 6 ? 3 : 2
    notice = "\(wide)"
  }
}
// file: Sources/Domain/Ferry.swift
struct Ferry {
  let decks: Int
  let cabins: Int
  let freeBerths: Int
}

struct Vehicle {
  let metres: Int
}

struct Account {
  let balance: Double
  let creditLimit: Double
}
