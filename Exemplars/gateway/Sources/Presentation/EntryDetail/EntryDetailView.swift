#if canImport(SwiftUI)
  import StrataPresentation
  import SwiftUI

  struct EntryDetailView: View {
    @LazyState private var viewModel: EntryDetailViewModel
    @State private var draft = EntryDraft()

    init(viewModel: @autoclosure @escaping @MainActor () -> EntryDetailViewModel) {
      _viewModel = LazyState(wrappedValue: viewModel())
    }

    var body: some View {
      Form {
        Section {
          TextField("Example field", text: $draft.exampleField)
            .accessibilityIdentifier("entry.exampleField")
        }
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("entry.error")
        }
        Button("Save") {
          Task { await viewModel.save(draft) }
        }
        .keyboardShortcut("s")
        .accessibilityIdentifier("entry.save")
      }
      .formStyle(.grouped)
      .disabled(viewModel.isLoading)
      .announces(viewModel.errorMessage)
      .onChange(of: viewModel.entry, initial: true) { _, entry in
        if let entry { draft = EntryDraft(entry) }
      }
      .task { await viewModel.loadEntry() }
    }
  }
#endif
