// style: repository
// rules: logic-in-view
// Elements that a view picks by an order or groups, and words that it counts.
// file: Sources/Domain/Sailing.swift
import Foundation

struct Sailing { let departure: Date; let day: String; let cabins: Int }
// file: Sources/Presentation/SailingViewModel.swift
import Combine

final class SailingViewModel: ObservableObject {
  @Published var sailings: [Sailing] = []
  func book() {}
}
// file: Sources/Presentation/SailingView.swift
import SwiftUI

struct SailingView: View {
  @ObservedObject var viewModel: SailingViewModel
  @State private var note = ""
  @State private var values: [Double] = []
  @State private var frames: [CGRect] = []
  var body: some View {
    if let next = viewModel.sailings.min(by: { $0.departure < $1.departure }) {  // ! logic-in-view
      Text(next.day)
    }
    Text(viewModel.sailings.max { $0.cabins < $1.cabins }?.day ?? "")  // ! logic-in-view
    ForEach(Dictionary(grouping: viewModel.sailings) { $0.day }.keys.sorted(), id: \.self) { Text($0) }  // ! logic-in-view
    Button("Send") { viewModel.book() }
      .disabled(note.split(separator: " ").count < 150)  // ! logic-in-view
    Text("\(note.split(separator: " ").count) / 150")
    Text("\(values.min { abs($0 - 3) < abs($1 - 3) } ?? 0)")
    Text("\([3, 4].max() ?? 0)").frame(width: frames.max { $0.width < $1.width }?.width)
  }
}
