#if canImport(SwiftUI)
  import SwiftUI

  struct EntryDetailView: View {
    @Bindable var viewModel: EntryDetailViewModel

    var body: some View {
      Form {
        Section {
          TextField("Example field", text: $viewModel.draft.exampleField)
            .accessibilityIdentifier("entry.exampleField")
        }
        if let message = viewModel.inputProblem ?? viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("entry.error")
        }
        Button("Save") { save() }
          .keyboardShortcut("s")
          .accessibilityIdentifier("entry.save")
      }
      .formStyle(.grouped)
      .disabled(viewModel.state == .loading)
      .announces(viewModel.inputProblem ?? viewModel.errorMessage)
      .task { await viewModel.loadEntry() }
    }

    private func save() {
      Task { await viewModel.saveEntry() }
    }
  }
#endif
