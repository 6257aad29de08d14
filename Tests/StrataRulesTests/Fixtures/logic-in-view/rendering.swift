// style: repository
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
