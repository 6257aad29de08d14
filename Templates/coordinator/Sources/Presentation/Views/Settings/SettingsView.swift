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
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
    }
  }
#endif
