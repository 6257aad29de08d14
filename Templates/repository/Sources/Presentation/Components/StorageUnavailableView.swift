#if canImport(SwiftUI)
  import SwiftUI

  /// What the app shows where its database cannot be opened.
  struct StorageUnavailableView: View {
    var body: some View {
      ContentUnavailableView(
        "The app’s data cannot be opened.", systemImage: "externaldrive.badge.exclamationmark",
        description: Text("Restart the app. If this happens again, check the free space on this device.")
      )
      .accessibilityIdentifier("app.storageUnavailable")
    }
  }
#endif
