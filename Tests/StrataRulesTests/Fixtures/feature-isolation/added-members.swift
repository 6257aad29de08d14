// style: module
// rules: feature-isolation
// What a feature adds to a type of all features belongs to that feature.
// file: App/Core/Visitor.swift
struct Visitor: Hashable {
  let name: String

  func greeting() -> String { "" }
}
// file: App/Core/Visitor+Badge.swift
extension Visitor {
  var badge: String { "" }
}
// file: App/Features/Cart/Interface/CartModule.swift
protocol CartModule { func total() -> Int }

extension Visitor {
  var coupons: Int { 0 }
}
// file: App/Features/Cart/Implementation/Visitor+Cart.swift
extension Visitor {
  static var guest: Visitor { Visitor(name: "") }

  func cartTotal() -> Int { 0 }
}
// file: App/Features/Cart/Implementation/CartScreen.swift
struct CartScreen {
  func show(_ visitor: Visitor) -> Int { visitor.cartTotal() }
}
// file: App/Features/Travel/Presentation/TripScreen.swift
struct TripScreen {
  let visitor = Visitor.guest  // ! feature-isolation TripScreen -> Visitor.guest

  func total() -> Int {
    visitor.cartTotal()  // ! feature-isolation TripScreen -> Visitor.cartTotal
  }

  func text() -> String { visitor.greeting() + visitor.badge }

  func coupons() -> Int { visitor.coupons }
}
