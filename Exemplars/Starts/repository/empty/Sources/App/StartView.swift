#if canImport(SwiftUI)
  import SwiftUI

  /// The first screen: put the app's own in its place.
  struct StartView: View {
    var body: some View {
      ContentUnavailableView("Nothing here yet", systemImage: "square.dashed")
        .accessibilityIdentifier("start")
    }
  }
#endif
