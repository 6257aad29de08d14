// style: module
// rules: view-model-intents
// file: Sources/Implementation/Presentation/ViewModels/ItemViewModel.swift
final class ItemViewModel: ObservableObject {
  func loadItem(id: String) {}  // ! view-model-intents ItemViewModel -> loadItem(id:)

  func title(for id: String) -> String { id }

  private func reload() {}
}

final class ListViewModel: ObservableObject {
  enum Intent { case load }

  func perform(_ intent: Intent) {}

  func delete() {}  // ! view-model-intents ListViewModel -> delete()

  // The module's implementation tells it, not the user.
  func moduleDidChange() {}
}

// file: Sources/Implementation/Presentation/Views/ListView.swift
import SwiftUI

struct ListView: View {
  @ObservedObject var viewModel: ListViewModel

  var body: some View {
    Button("Delete") { viewModel.delete() }
      .onAppear { viewModel.perform(.load) }
  }
}

// file: Sources/Implementation/Module/ListModuleImp.swift
struct ListModuleImp {
  let viewModel: ListViewModel

  func refresh() { viewModel.moduleDidChange() }
}
