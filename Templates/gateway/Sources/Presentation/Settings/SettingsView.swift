#if canImport(SwiftUI)
  import SwiftUI

  struct SettingsView: View {
    @State private var viewModel: SettingsViewModel
    private let close: () -> Void

    init(viewModel: SettingsViewModel, close: @escaping () -> Void) {
      _viewModel = State(initialValue: viewModel)
      self.close = close
    }

    var body: some View {
      NavigationStack {
        Form {
          Section {
            Toggle("Remember my phone", isOn: remembersPhone)
              .disabled(viewModel.settings == nil)
              .accessibilityIdentifier("settings.remembersPhone")
          } footer: {
            Text("The phone that signed in last is filled in the next time.")
          }
          if let message = viewModel.errorMessage {
            Label(message, systemImage: "exclamationmark.triangle")
              .accessibilityIdentifier("settings.error")
            if viewModel.settings == nil {
              Button("Try Again") {
                Task { await viewModel.loadSettings() }
              }
              .accessibilityIdentifier("settings.retry")
            }
          }
        }
        .formStyle(.grouped)
        .navigationTitle("Settings")
        .toolbar {
          Button("Done") { close() }
            .keyboardShortcut(.defaultAction)
            .accessibilityIdentifier("settings.done")
        }
      }
      .task { await viewModel.loadSettings() }
    }

    private var remembersPhone: Binding<Bool> {
      Binding {
        viewModel.settings?.remembersPhone ?? false
      } set: { isOn in
        Task { await viewModel.setRemembersPhone(isOn) }
      }
    }
  }
#endif
