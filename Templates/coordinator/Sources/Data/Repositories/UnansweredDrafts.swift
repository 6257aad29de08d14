import Foundation

/// The keys of new users whose creation may have reached the server without an answer. Sent again, such a draft goes
/// under the old key, and the server creates one user. A draft that was changed is another request, with a key of its
/// own.
struct UnansweredDrafts {
  static let limit = 20
  private var entries: [(draft: UserDraft, key: String, mayHaveArrived: Bool)] = []

  /// The key of a draft. Of more than ``limit`` drafts without an answer, the oldest are forgotten.
  mutating func key(for draft: UserDraft) -> String {
    if let known = entries.first(where: { $0.draft == draft }) { return known.key }
    let key = UUID().uuidString
    entries.append((draft, key, false))
    entries.removeFirst(max(0, entries.count - Self.limit))
    return key
  }

  /// The user of a draft is created.
  mutating func wasCreated(_ draft: UserDraft) {
    entries.removeAll { $0.draft == draft }
  }

  /// An attempt has failed. Once one may have reached the server, no later failure says that the user was not
  /// created: only a success ends the key.
  mutating func hasFailed(_ draft: UserDraft, mayHaveArrived: Bool) {
    guard let index = entries.firstIndex(where: { $0.draft == draft }) else { return }
    if mayHaveArrived {
      entries[index].mayHaveArrived = true
    } else if !entries[index].mayHaveArrived {
      entries.remove(at: index)
    }
  }
}
