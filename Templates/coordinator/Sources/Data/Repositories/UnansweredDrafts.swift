import Foundation

/// The keys of new users whose creation was never answered. Sent again, such a user goes under the old key, and the server
/// creates one.
///
/// The key belongs to the user, not to the screen: an address belongs to one user, so the same name and address, typed once
/// more after a lost answer, mean the same user. A payment is another matter: see `PaymentDraft` in the template `reactive`.
actor UnansweredUsers {
  static let limit = 20
  private var keys: [(user: NewUser, key: String)] = []

  /// The key of a user. Of more than ``limit`` users without an answer, the oldest are forgotten.
  func key(for user: NewUser) -> String {
    if let known = keys.first(where: { $0.user == user }) { return known.key }
    let key = UUID().uuidString
    keys.append((user, key))
    keys.removeFirst(max(0, keys.count - Self.limit))
    return key
  }

  func wasAnswered(_ user: NewUser) {
    keys.removeAll { $0.user == user }
  }
}
