#if canImport(SwiftUI)
  import StrataPresentation
  import SwiftUI

  struct SettingsView: View {
    @LazyState private var viewModel: SettingsViewModel
    private let close: () -> Void

    init(viewModel: @autoclosure @escaping @MainActor () -> SettingsViewModel, close: @escaping () -> Void) {
      _viewModel = LazyState(wrappedValue: viewModel())
      self.close = close
    }

    var body: some View {
      NavigationStack {
        Form {
          Section {
            Toggle("Remember my phone number", isOn: remembersPhone)
              .disabled(viewModel.settings == nil)
              .accessibilityIdentifier("settings.remembersPhone")
          } footer: {
            Text("Fills in the number that you last logged in with.")
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
      .announces(viewModel.errorMessage)
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
