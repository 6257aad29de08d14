#if canImport(SwiftUI)
  import SwiftUI

  /// Says of a change that the server does not have it.
  struct SaveStatusView: View {
    let status: SaveStatus

    var body: some View {
      if let text = status.text {
        Group {
          if case .pending = status {
            Label(text, systemImage: "clock")
          } else {
            Label(text, systemImage: "exclamationmark.triangle")
          }
        }
        .font(.caption)
        .accessibilityIdentifier("user.saveStatus")
      }
    }
  }
#endif
