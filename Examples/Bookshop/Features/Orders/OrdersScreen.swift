import SwiftUI

struct OrdersScreen: View {
  @State var model: OrdersModel

  var body: some View { List(model.orders) { Text($0.total.text) } }
}
