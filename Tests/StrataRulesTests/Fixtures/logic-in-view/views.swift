// style: repository
// rules: logic-in-view
// file: Sources/Presentation/OrdersView.swift
import SwiftUI

struct OrdersView: View {
  @StateObject private var viewModel: OrdersViewModel
  let repository: OrderRepository
  let orders: [Order]

  var body: some View {
    List(orders.filter { $0.isOpen }) { order in  // ! logic-in-view
      Text(order.name)
    }
    .task { await viewModel.load() }
  }

  var ranked: [Order] {
    orders.sorted { $0.total > $1.total }  // ! logic-in-view
  }

  var sum: Double {
    orders.map(\.price).reduce(0, +)  // ! logic-in-view
  }

  func reload() {
    Task {
      let (data, _) = try await URLSession.shared.data(from: url)  // ! logic-in-view
      show(data)
    }
  }

  func refresh() {
    Task { await repository.refresh() }  // ! logic-in-view OrdersView -> OrderRepository
  }

  func discount(on price: Double) -> Double {
    price * 0.9  // ! logic-in-view
  }
}

protocol OrderRepository {
  func refresh() async
}

// file: Sources/Presentation/PlainView.swift
import SwiftUI

struct PlainView: View {
  @ObservedObject var viewModel: PlainViewModel
  @State private var amountText = ""
  let blurAmount: CGFloat
  let items: [String: Int]

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: proxy.size.width * 0.1) {
        ForEach(items.keys.sorted(), id: \.self) { Text($0) }
        ForEach(Tab.allCases.filter { $0 != .hidden }, id: \.self) { Text($0.title) }
        TextField("Amount", text: $amountText)
          .onChange(of: amountText) { amountText = $0.filter { $0.isNumber } }
        Button("Load") { Task { await viewModel.perform(.load) } }
      }
      .blur(radius: blurAmount * 2)
    }
    .onAppear { viewModel.perform(.load) }
    .onReceive(viewModel.$state.filter { $0 != nil }) { _ in }
  }

  private func layout(_ views: [UIView]) {
    view.subviews.filter { $0 is UILabel }.forEach { $0.removeFromSuperview() }
  }
}
