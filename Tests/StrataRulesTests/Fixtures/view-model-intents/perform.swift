// style: module
// file: Sources/Implementation/Presentation/ViewModels/ItemViewModel.swift
final class ItemViewModel: ObservableObject, ItemObserver {
  enum Intent {
    case load
    case delete
  }

  func perform(_ intent: Intent) {
    switch intent {
    case .load: load()
    case .delete: break
    }
  }

  func itemChanged() { load() }

  func title() -> String { "Item" }

  private func load() {}
}

protocol ItemObserver {
  func itemChanged()
}

// file: Sources/Implementation/Presentation/Views/ItemView.swift
import SwiftUI

struct ItemView: View {
  @ObservedObject var viewModel: ItemViewModel

  var body: some View {
    Text(viewModel.title())
      .onAppear { viewModel.perform(.load) }
  }
}
