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
          Label(failure.text, systemImage: "exclamationmark.triangle")
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
      .announces(viewModel.state.failure?.text)
      .refreshable { await viewModel.loadEntries() }
      .task { await viewModel.loadEntries() }
    }
  }
#endif
