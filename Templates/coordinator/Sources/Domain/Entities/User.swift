/// Somebody whom the app knows.
struct User: Identifiable, Hashable, Sendable {
  let id: String
  let name: String
  let email: String
  let avatarURL: String?

  var displayName: String {
    name.isEmpty ? email : name
  }

  var hasAvatar: Bool {
    avatarURL != nil
  }
}
