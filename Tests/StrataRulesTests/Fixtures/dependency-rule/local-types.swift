// style: repository
// file: Sources/Domain/Order.swift
struct Order {
  func total() -> Int {
    struct Line {
      var cart: CartViewModel?  // ! dependency-rule Order -> CartViewModel
    }
    return Line(cart: nil).cart == nil ? 0 : 1
  }
}
// file: Sources/Domain/Invoice.swift
struct Invoice {
  var total: Int {
    let sum = {
      enum Line { case cart(CartViewModel) }  // ! dependency-rule Invoice -> CartViewModel
      return 1
    }
    return sum()
  }
}
// file: Sources/Presentation/CartViewModel.swift
final class CartViewModel {}
