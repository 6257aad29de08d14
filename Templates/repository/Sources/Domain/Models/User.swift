struct User: Identifiable, Hashable, Sendable {
  let id: String
  let name: String
  let email: String
  let saveStatus: SaveStatus

  init(id: String, name: String, email: String, saveStatus: SaveStatus = .saved) {
    self.id = id
    self.name = name
    self.email = email
    self.saveStatus = saveStatus
  }

  /// What stands for the user where there is room for one line.
  var displayName: String { name.isEmpty ? email : name }

  func renamed(_ name: String) -> User {
    User(id: id, name: name, email: email, saveStatus: saveStatus)
  }

  func with(_ saveStatus: SaveStatus) -> User {
    User(id: id, name: name, email: email, saveStatus: saveStatus)
  }
}
