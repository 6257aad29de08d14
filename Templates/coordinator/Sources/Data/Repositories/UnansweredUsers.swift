import Foundation

/// The keys of new users whose creation was never answered. Sent again, such a user goes under the old key, and the server
/// creates one.
actor UnansweredUsers {
  private var keys: [NewUser: String] = [:]

  func key(for user: NewUser) -> String {
    let key = keys[user] ?? UUID().uuidString
    keys[user] = key
    return key
  }

  func wasAnswered(_ user: NewUser) {
    keys[user] = nil
  }
}
