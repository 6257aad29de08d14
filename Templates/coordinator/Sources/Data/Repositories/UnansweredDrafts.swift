import Foundation

/// The keys of new users whose creation may have reached the server without an answer. Sent again, such a draft goes under the old
/// key, and the server creates one user. A draft that was changed is another request, with a key of its own.
actor UnansweredDrafts {
  static let limit = 20
  private var keys: [(draft: UserDraft, key: String)] = []

  /// The key of a draft. Of more than ``limit`` drafts without an answer, the oldest are forgotten.
  func key(for draft: UserDraft) -> String {
    if let known = keys.first(where: { $0.draft == draft }) { return known.key }
    let key = UUID().uuidString
    keys.append((draft, key))
    keys.removeFirst(max(0, keys.count - Self.limit))
    return key
  }

  /// The server has answered, and to no earlier attempt of this draft an answer is missing.
  func wasAnswered(_ draft: UserDraft) {
    keys.removeAll { $0.draft == draft }
  }
}
