#if canImport(SwiftUI)
  import SwiftUI

  struct LoadingIndicator: View {
    var body: some View {
      ProgressView()
        .accessibilityLabel("Loading")
    }
  }
#endif
