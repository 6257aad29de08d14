// style: coordinator
// A share of a total, however it is shown; no sizes, no conversions of units.
// file: Sources/Domain/Entities/Quote.swift
struct Quote {
  let total: Decimal
}
// file: Sources/Presentation/ViewModels/QuoteViewModel.swift
import Foundation

final class QuoteViewModel: ObservableObject {
  @Published var total: Decimal = 0
  @Published var count = 0
}
struct BarChart {
  let total: CGFloat
}
// file: Sources/Presentation/Views/QuoteView.swift
import SwiftUI

struct QuoteView: View {
  @ObservedObject var viewModel: QuoteViewModel
  let quote: Quote
  let chart: BarChart

  var body: some View {
    VStack {
      Text("Net: \(viewModel.total / 1.19)")  // ! logic-in-view
      Text("Fee: \((viewModel.total * Decimal(0.05)).formatted())").font(.caption)  // ! logic-in-view
      Text((quote.total * 0.2).formatted())  // ! logic-in-view
      Text("Cents: \(viewModel.total * 100)")
      Text("Thousands: \(viewModel.total / 1000)")
      Text("Total: \(viewModel.total)").font(.caption).padding(4 * 0.5)
      Rectangle().frame(width: chart.total * 0.5, height: 4)
      Text("Bar").padding(.leading, chart.total * 0.25)
    }
  }
}
