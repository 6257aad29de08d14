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
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("entries.error")
        }
        ForEach(viewModel.entries) { entry in
          NavigationLink {
            makeDetail(entry.id)
          } label: {
            EntryRowView(entry: entry)
          }
          .accessibilityIdentifier("entries.row")
        }
      }
      .overlay {
        if viewModel.isLoading { ProgressView().accessibilityLabel("Loading") }
      }
      .navigationTitle("Entries")
      .announces(viewModel.errorMessage)
      .refreshable { await viewModel.loadEntries() }
      .task { await viewModel.loadEntries() }
    }
  }
#endif
