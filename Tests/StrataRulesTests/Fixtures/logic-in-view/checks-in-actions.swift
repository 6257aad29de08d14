// style: gateway
// file: Sources/Presentation/PayView.swift
import SwiftUI

struct PayView: View {
  @State var cardNumber = ""
  let viewModel: PayViewModel

  var body: some View {
    VStack {
      Text(viewModel.total > 99 ? "99+" : "\(viewModel.total)")
      Text(viewModel.cardItems.count == 3 ? "all" : "some")
      Button("Pay") {
        if cardNumber.count == 16 && viewModel.total <= 500 {  // ! logic-in-view
          viewModel.pay()
        }
      }
      if viewModel.total > 250 {  // ! logic-in-view
        Text("Delivered free of charge")
      }
    }
  }
}
// file: Sources/Presentation/PayViewModel.swift
@MainActor
final class PayViewModel: ObservableObject {
  @Published var total = 0
  @Published var cardItems: [String] = []

  func pay() {}
}
