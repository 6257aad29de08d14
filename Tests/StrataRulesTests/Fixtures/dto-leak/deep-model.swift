// style: gateway
// rules: dto-leak
// However many models are between: the view shows what the last one stores.
// file: Sources/Presentation/CartView.swift
struct CartView: View {
  let cart: Cart
}
// file: Sources/Domain/Cart.swift
struct Cart { let section: CartSection }
struct CartSection { let row: CartRow }
struct CartRow { let item: CartItem }
struct CartItem { let price: CartPrice; let note: CartNote }
struct CartPrice { let amount: CartAmount }
struct CartAmount {
  let raw: NetResAmount  // ! dto-leak CartAmount -> NetResAmount
}
struct CartNote {
  let text: String
  let cart: [Cart]
}
// file: Sources/Data/NetResAmount.swift
struct NetResAmount: Codable {}
