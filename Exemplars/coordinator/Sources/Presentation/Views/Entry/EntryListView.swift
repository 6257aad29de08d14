#if canImport(SwiftUI)
  import SwiftUI

  struct EntryListView: View {
    let viewModel: EntryListViewModel

    var body: some View {
      List {
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("entries.error")
        }
        ForEach(viewModel.entries) { entry in
          Button {
            viewModel.select(entry)
          } label: {
            EntryRowView(entry: entry)
          }
          .accessibilityIdentifier("entries.row")
        }
      }
      .overlay {
        if viewModel.state == .loading { ProgressView().accessibilityLabel("Loading") }
      }
      .navigationTitle("Entries")
      .announces(viewModel.errorMessage)
      .refreshable { await viewModel.loadEntries() }
      .task { await viewModel.loadEntries() }
    }
  }
#endif
