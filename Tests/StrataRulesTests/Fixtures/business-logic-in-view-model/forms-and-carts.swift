// style: repository
// file: Sources/Presentation/CheckoutViewModel.swift
final class CheckoutViewModel: ObservableObject {
  @Published private(set) var errorMessage: String?
  @Published private(set) var discounted = false
  var items: [CartItem] = []
  var email = ""
  var password = ""

  var isFormValid: Bool {
    email.contains("@") && password.count >= 8  // ! business-logic-in-view-model
  }

  var total: Double {
    items.reduce(0) { $0 + $1.price * Double($1.quantity) }  // ! business-logic-in-view-model
  }

  func applyDiscount(to price: Double) {
    if price > 100 { discounted = true }  // ! business-logic-in-view-model
  }

  func book(checkIn: Date, checkOut: Date) throws {
    guard checkIn < checkOut else { throw BookingError.invalidDates }  // ! business-logic-in-view-model
  }

  func pay(_ amount: Int) {
    guard (1...500).contains(amount) else {  // ! business-logic-in-view-model
      errorMessage = "Not allowed"
      return
    }
  }

  func check(mail: String) -> Bool {
    NSPredicate(format: "SELF MATCHES %@", ".+@.+").evaluate(with: mail)  // ! business-logic-in-view-model
  }
}

// file: Sources/Presentation/TransferViewModel.swift
final class TransferViewModel {
  let message = BehaviorRelay<String>(value: "")

  func check(_ user: User) {
    if user.age >= 18 { isAllowed = true }  // ! business-logic-in-view-model
  }

  func fee(for amount: Double) -> Double {
    switch amount {  // ! business-logic-in-view-model
    case ..<1000: return 1
    default: return 2
    }
  }

  func send(_ length: Int) {
    guard length <= 90 else {  // ! business-logic-in-view-model
      message.accept("The text is too long")
      return
    }
  }

  func visible(_ orders: [Order]) -> [Order] {
    let paid = orders.filter { order in order.status == .paid }  // ! business-logic-in-view-model
    let open = orders.filter(\.isOverdue)  // ! business-logic-in-view-model
    return paid + open.filter { $0.isActive }  // ! business-logic-in-view-model
  }

  func row(_ item: CartItem) -> String { "\(item.price * Double(item.quantity)) €" }  // ! business-logic-in-view-model
}
