#if canImport(SwiftUI)
  import SwiftUI

  struct SettingsView: View {
    let viewModel: SettingsViewModel

    var body: some View {
      Form {
        Button("Sign Out") {
          Task { await viewModel.signOut() }
        }
        .disabled(viewModel.state == .loading)
        .accessibilityIdentifier("settings.signOut")
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("settings.error")
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .announces(viewModel.errorMessage)
    }
  }
#endif
