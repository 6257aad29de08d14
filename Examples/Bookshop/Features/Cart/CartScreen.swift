import SwiftUI

struct CartScreen: View {
  @State var model: CartModel
  let database: Database

  var body: some View {
    List(model.items) { Text($0.title) }
    BuyButton(title: "Order") { try? await model.order() }
      .onDisappear { database.write("cart", model.items.map(\.title)) }
  }
}
