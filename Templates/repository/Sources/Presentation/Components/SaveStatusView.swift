#if canImport(SwiftUI)
  import SwiftUI

  /// Says of a change that the server does not have it.
  struct SaveStatusView: View {
    let status: SaveStatus

    var body: some View {
      switch status {
      case .saved:
        EmptyView()
      case .pending:
        Label("Not sent yet", systemImage: "clock").font(.caption)
      case .refused(let reason):
        Label(
          reason.isEmpty ? NSLocalizedString("Refused by the server", comment: "") : reason,
          systemImage: "exclamationmark.triangle"
        ).font(.caption)
      }
    }
  }
#endif
