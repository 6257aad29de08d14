// style: repository
// file: Sources/Features/Cart/Presentation/CartViewModel.swift
final class CartViewModel {
  let customer: CustomerBadge  // ! layer-cycle Customer -> Invoices → Cart
  let points: CustomerPoints

  init(customer: CustomerBadge, points: CustomerPoints) {
    self.customer = customer
    self.points = points
  }
}
// file: Sources/Features/Cart/Presentation/CartSummary.swift
struct CartSummary {}
// file: Sources/Features/Customer/Presentation/CustomerBadge.swift
struct CustomerBadge {
  let invoices: InvoiceList  // ! layer-cycle Customer -> Invoices → Cart
}

struct CustomerPoints {}
// file: Sources/Features/Invoices/Presentation/InvoiceList.swift
struct InvoiceList {
  let cart: CartSummary  // ! layer-cycle Customer -> Invoices → Cart
  let design: SharedDesign
  let other: [CartSummary]
  let icon: ShopIcon
}
// file: Sources/Features/Shared/SharedDesign.swift
struct SharedDesign {
  let badge: CustomerBadge
}
// file: Sources/Features/Shop/ShopIcon.swift
struct ShopIcon {}
