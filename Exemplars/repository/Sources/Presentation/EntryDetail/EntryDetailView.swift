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
        if let failure = viewModel.state.failure {
          Label(failure.localizedDescription, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("entry.error")
        }
        Button("Save") { viewModel.send(.save(draft)) }
          .keyboardShortcut("s")
          .accessibilityIdentifier("entry.save")
      }
      .formStyle(.grouped)
      .disabled(viewModel.state.isLoading)
      .announces(viewModel.state.failure?.localizedDescription)
      .onChange(of: viewModel.state.value, initial: true) { _, entry in
        if let entry { draft = EntryDraft(entry) }
      }
      .task { await viewModel.perform(.load) }
    }
  }
#endif
