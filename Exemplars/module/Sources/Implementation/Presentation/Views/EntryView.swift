#if canImport(SwiftUI)
  import ShopShared
  import StrataPresentation
  import SwiftUI

  struct EntryView: View {
    let entryId: Entry.ID
    @LazyState private var viewModel: EntryViewModel
    @State private var draft = EntryDraft()

    init(entryId: Entry.ID, viewModel: @autoclosure @escaping @MainActor () -> EntryViewModel) {
      self.entryId = entryId
      _viewModel = LazyState(wrappedValue: viewModel())
    }

    var body: some View {
      Form {
        Section {
          TextField("Example field", text: $draft.exampleField)
            .accessibilityIdentifier("entry.exampleField")
        }
        if let failure = viewModel.state.failure {
          Label(failure.text, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("entry.error")
        }
        Button("Save") { viewModel.send(.saveEntry(draft)) }
          .keyboardShortcut("s")
          .accessibilityIdentifier("entry.save")
      }
      .formStyle(.grouped)
      .disabled(viewModel.state.isLoading)
      .announces(viewModel.state.failure?.text)
      .onChange(of: viewModel.state.value, initial: true) { _, entry in
        if let entry { draft = EntryDraft(entry) }
      }
      .task(id: entryId) { await viewModel.perform(.loadEntry(entryId)) }
    }
  }
#endif
