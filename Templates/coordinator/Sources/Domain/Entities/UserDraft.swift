import Foundation

/// One user whom somebody means to create, however often it is tried: from the first letter to the answer. A second
/// draft with the same name and address is another user.
struct UserDraft: Identifiable, Hashable, Sendable {
  let id: UUID
  var name: String
  var email: String

  init(id: UUID = UUID(), name: String = "", email: String = "") {
    self.id = id
    self.name = name
    self.email = email
  }
}
