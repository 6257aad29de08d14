struct User: Identifiable, Hashable, Sendable {
  let id: String
  let name: String
  let email: String

  /// What stands for the user where there is room for one line.
  var displayName: String { name.isEmpty ? email : name }

  func renamed(_ name: String) -> User {
    User(id: id, name: name, email: email)
  }
}
