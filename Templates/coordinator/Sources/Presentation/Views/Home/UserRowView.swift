#if canImport(SwiftUI)
  import SwiftUI

  struct UserRowView: View {
    let user: User

    var body: some View {
      HStack {
        Image(systemName: user.hasAvatar ? "person.crop.circle.fill" : "person.crop.circle")
        Text(user.displayName)
      }
    }
  }
#endif
