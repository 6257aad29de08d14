#if canImport(SwiftUI)
  import StrataPresentation
  import SwiftUI

  struct EntryListView: View {
    @LazyState private var viewModel: EntryListViewModel
    private let makeDetail: (Entry.ID) -> EntryDetailView

    init(
      viewModel: @autoclosure @escaping @MainActor () -> EntryListViewModel,
      makeDetail: @escaping (Entry.ID) -> EntryDetailView
    ) {
      _viewModel = LazyState(wrappedValue: viewModel())
      self.makeDetail = makeDetail
    }

    var body: some View {
      List {
        if let failure = viewModel.state.failure {
          Label(failure.localizedDescription, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("entries.error")
        }
        ForEach(viewModel.state.value ?? []) { entry in
          NavigationLink {
            makeDetail(entry.id)
          } label: {
            EntryRowView(entry: entry)
          }
          .accessibilityIdentifier("entries.row")
        }
      }
      .overlay {
        if viewModel.state.isLoading { ProgressView().accessibilityLabel("Loading") }
      }
      .navigationTitle("Entries")
      .announces(viewModel.state.failure?.localizedDescription)
      .refreshable { await viewModel.perform(.load) }
      .task { await viewModel.perform(.load) }
    }
  }
#endif
