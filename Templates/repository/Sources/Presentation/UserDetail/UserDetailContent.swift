#if canImport(SwiftUI)
  import SwiftUI

  /// One user, in one of the screen's states.
  struct UserDetailContent: View {
    let state: UserDetailUiState
    let reload: @MainActor () -> Void
    let rename: (String) -> Void
    let discard: @MainActor () -> Void
    @State private var name = ""
    @FocusState private var isNaming: Bool

    var body: some View {
      Form {
        if let user = state.value {
          Section {
            Text(user.displayName)
              .font(.headline)
              .accessibilityIdentifier("user.displayName")
            LabeledContent("E-mail", value: user.email)
            SaveStatusView(status: user.saveStatus)
            if user.saveStatus != .saved {
              Button("Discard Change", role: .destructive, action: discard)
                .accessibilityIdentifier("user.discard")
            }
          }
          fields
        }
        if let failure = state.failure {
          Label(failure.localizedDescription, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("user.error")
          if state.value == nil {
            Button("Try Again", action: reload)
              .accessibilityIdentifier("user.retry")
          }
        }
        if state.isLoading {
          ProgressView().accessibilityLabel("Loading")
        }
      }
      .formStyle(.grouped)
      .disabled(state.isLoading)
      .announces(state.failure?.localizedDescription)
      .onChange(of: state.value?.saveStatus, initial: true) { _, status in
        // What was typed and refused can be corrected.
        if name.isEmpty { name = status?.refusedName ?? "" }
      }
      .navigationTitle(state.value?.displayName ?? "")
    }

    private var fields: some View {
      Section {
        TextField("New name", text: $name)
          .nameInput()
          .focused($isNaming)
          .submitLabel(.done)
          .onSubmit { save() }
          .accessibilityIdentifier("user.name")
        Button("Rename", action: save)
          .keyboardShortcut("s")
          .accessibilityIdentifier("user.rename")
      }
    }

    private func save() {
      isNaming = false
      rename(name)
    }
  }
#endif
