/// The user who is signed in.
struct Profile: Identifiable, Equatable, Sendable {
  let id: String
  let phone: String
  let name: String
  /// Where the server has the user's picture, if there is one.
  let avatarPath: String?

  /// What stands for the user where there is room for one line.
  var displayName: String { name.isEmpty ? phone : name }
}
