#if canImport(SwiftUI)
  import SwiftUI

  /// The picture of a user, or a symbol until it is there.
  struct AvatarView: View {
    let user: User
    @Environment(AvatarsViewModel.self) private var avatars

    var body: some View {
      Group {
        if let image = avatars.picture(of: user).flatMap(Image.init(data:)) {
          image.resizable().frame(width: 32, height: 32).clipShape(Circle())
        } else {
          Image(systemName: symbol)
        }
      }
      .accessibilityHidden(true)
      .task(id: user.avatarURL) { await avatars.load(user) }
    }

    private var symbol: String {
      if avatars.isMissing(of: user) { return "person.crop.circle.badge.exclamationmark" }
      return user.hasAvatar ? "person.crop.circle.fill" : "person.crop.circle"
    }
  }
#endif
