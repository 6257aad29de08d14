#if canImport(SwiftUI)
  import SwiftUI

  struct UserRowView: View {
    let user: User

    var body: some View {
      VStack(alignment: .leading) {
        Text(user.displayName).font(.headline)
        Text(user.email).foregroundStyle(.secondary)
        SaveStatusView(status: user.saveStatus)
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
