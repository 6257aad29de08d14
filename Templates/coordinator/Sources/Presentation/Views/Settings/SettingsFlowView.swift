#if canImport(SwiftUI)
  import SwiftUI

  /// The screens of a `SettingsCoordinator`.
  struct SettingsFlowView: View {
    let coordinator: SettingsCoordinator

    var body: some View {
      NavigationStack {
        SettingsView(viewModel: coordinator.settingsViewModel)
      }
    }
  }
#endif
