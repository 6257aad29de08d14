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
      let order = try JSONDecoder().decode(Order.self, from: data)  // ! logic-in-view
      show(order)
    }
  }

  func refresh() {
    Task { await repository.refresh() }
  }

  func discount(on price: Double) -> Double {
    price * 0.9  // ! logic-in-view
  }
}

protocol OrderRepository {
  func refresh() async
}
