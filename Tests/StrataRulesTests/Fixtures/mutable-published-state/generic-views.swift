// style: repository
// rules: mutable-published-state
// file: Sources/Presentation/TramListViewModel.swift
import Combine

@MainActor
protocol TramListViewModelProtocol: ObservableObject {
  var search: String { get set }
  var lines: [String] { get set }
}

@MainActor
final class TramListViewModel: TramListViewModelProtocol {
  @Published var search = ""
  @Published var lines: [String] = []  // ! mutable-published-state TramListViewModel -> lines
}
// file: Sources/Presentation/TramListView.swift
import SwiftUI

struct TramListView<Model>: View where Model: TramListViewModelProtocol {
  @ObservedObject var viewModel: Model

  var body: some View {
    TextField("Search", text: $viewModel.search)
  }
}
