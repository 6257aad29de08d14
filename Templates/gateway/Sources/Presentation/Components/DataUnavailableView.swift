#if canImport(SwiftUI)
  import SwiftUI

  /// Shown in place of the app where its data cannot be opened.
  struct DataUnavailableView: View {
    var body: some View {
      ContentUnavailableView("The app's data cannot be opened.", systemImage: "externaldrive.badge.exclamationmark")
    }
  }
#endif
