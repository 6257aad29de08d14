#if canImport(SwiftUI)
  import SwiftUI

  struct EntryFlowView: View {
    let coordinator: EntryCoordinator

    var body: some View {
      NavigationStack(path: Bindable(coordinator.router).path) {
        EntryListView(viewModel: coordinator.entryListViewModel)
          .navigationDestination(for: EntryCoordinator.Route.self) { _ in
            if let viewModel = coordinator.entryDetailViewModel {
              EntryDetailView(viewModel: viewModel)
            }
          }
      }
    }
  }
#endif
