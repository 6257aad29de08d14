// A view keeps a number within a limit before its view model gets it.
// style: gateway
// rules: logic-in-view
// file: Sources/Presentation/KilnView.swift
import SwiftUI

struct KilnView: View {
  @StateObject var viewModel: KilnViewModel
  @State private var hours = 4.0

  var body: some View {
    Slider(value: $hours)
      .onChange(of: hours) { _, new in
        viewModel.hours = new > 12 ? 12 : new  // ! logic-in-view
      }
      .onSubmit { viewModel.hours = min(hours, 12) }  // ! logic-in-view
      .onDisappear { viewModel.hours = max(hours, 0) }
      .onAppear { viewModel.offset = min(hours, 12) }
  }
}
// file: Sources/Presentation/KilnViewModel.swift
import Foundation

@MainActor
final class KilnViewModel: ObservableObject {
  @Published var hours = 1.0
  @Published var offset = 1.0
}
