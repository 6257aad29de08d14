// style: module
// rules: mutable-published-state
// file: Sources/Implementation/Presentation/ViewModels/ItemViewModel.swift
final class ItemViewModel: ObservableObject {
  @Published var item: Item?  // ! mutable-published-state ItemViewModel -> item
  @Published var isLoading = false

  func perform() { isLoading = true }
}

struct Item {}

// file: Sources/Implementation/Presentation/Views/ItemView.swift
import SwiftUI

struct ItemView: View {
  @ObservedObject var viewModel: ItemViewModel

  var body: some View {
    Button("Clear") {
      viewModel.item = nil
    }
  }
}
