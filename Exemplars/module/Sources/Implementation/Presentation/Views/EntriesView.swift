#if canImport(SwiftUI)
  import ShopShared
  import StrataPresentation
  import SwiftUI

  struct EntriesView: View {
    @LazyState private var viewModel: EntriesViewModel
    private let makeEntryView: (Entry.ID) -> EntryView

    init(
      viewModel: @autoclosure @escaping @MainActor () -> EntriesViewModel,
      makeEntryView: @escaping (Entry.ID) -> EntryView
    ) {
      _viewModel = LazyState(wrappedValue: viewModel())
      self.makeEntryView = makeEntryView
    }

    var body: some View {
      List {
        if let failure = viewModel.state.failure {
          Label(failure.text, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("entries.error")
        }
        ForEach(viewModel.state.value ?? []) { entry in
          NavigationLink {
            makeEntryView(entry.id)
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
      .refreshable { await viewModel.perform(.loadEntries) }
      .task { await viewModel.perform(.loadEntries) }
    }
  }
#endif
