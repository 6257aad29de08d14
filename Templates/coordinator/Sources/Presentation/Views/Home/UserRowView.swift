#if canImport(SwiftUI)
  import SwiftUI

  struct UserRowView: View {
    let user: User

    var body: some View {
      HStack {
        AvatarView(user: user)
        Text(user.displayName)
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
