/// Who is signed in.
struct Profile: Identifiable, Equatable, Sendable {
  let id: String
  let phone: String
  let name: String

  /// What stands for the user where there is room for one line.
  var displayName: String { name.isEmpty ? phone : name }
}
