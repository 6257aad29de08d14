#if canImport(SwiftUI)
  import SwiftUI

  /// The picture of a user, or a symbol until it is there.
  struct AvatarView: View {
    let user: User
    /// As large as the text beside it.
    @ScaledMetric private var size: CGFloat = 32
    @Environment(AvatarsViewModel.self) private var avatars

    var body: some View {
      Group {
        if let image = avatars.picture(of: user).flatMap(Image.init(data:)) {
          image.resizable().frame(width: size, height: size).clipShape(Circle())
        } else if avatars.isMissing(of: user) {
          Image(systemName: "person.crop.circle.badge.exclamationmark")
        } else {
          Image(systemName: user.hasAvatar ? "person.crop.circle.fill" : "person.crop.circle")
        }
      }
      .accessibilityHidden(true)
      .task(id: user.avatarURL) { await avatars.load(user) }
    }
  }
#endif
