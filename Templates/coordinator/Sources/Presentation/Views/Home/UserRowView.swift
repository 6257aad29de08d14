#if canImport(SwiftUI)
  import SwiftUI

  struct UserRowView: View {
    let user: User

    var body: some View {
      HStack {
        Image(systemName: user.hasAvatar ? "person.crop.circle.fill" : "person.crop.circle")
          .accessibilityHidden(true)
        Text(user.displayName)
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
