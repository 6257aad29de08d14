import Foundation

/// The drafts that a form shows, or a payment of which is under way: one for all windows. Its lock is held while a
/// draft is looked for and taken, and while a key is removed, so that nobody takes what another one is about to forget.
final class HeldDrafts: @unchecked Sendable {
  // Unchecked: every access to the holders holds the lock.
  private struct Holder {
    weak var draft: DraftID?
  }

  private let lock = NSLock()
  private var holders: [String: [Holder]] = [:]

  func hold(_ draft: DraftID) {
    lock.withLock { add(draft) }
  }

  /// The draft is held no longer by this object. One that is gone needs no release.
  func release(_ draft: DraftID) {
    lock.withLock {
      holders[draft.text]?.removeAll { $0.draft == nil || $0.draft === draft }
      if holders[draft.text]?.isEmpty == true { holders[draft.text] = nil }
    }
  }

  /// Takes the last of the drafts that nobody holds.
  /// - Parameter renamed: the name under which the draft is held from now on. Nobody can take it meanwhile.
  func takeLast(of drafts: [String], renamed: (String) throws -> String) rethrows -> DraftID? {
    try lock.withLock {
      guard let free = drafts.last(where: { !isHeld($0, byOtherThan: nil) }) else { return nil }
      let draft = DraftID(try renamed(free))
      add(draft)
      return draft
    }
  }

  /// Does the work unless somebody else holds the draft, which nobody can begin to do meanwhile.
  func unlessHeldElsewhere(_ draft: DraftID, _ work: () throws -> Void) rethrows {
    try lock.withLock {
      if !isHeld(draft.text, byOtherThan: draft) { try work() }
    }
  }

  /// Call it with the lock.
  private func add(_ draft: DraftID) {
    // Windows that were closed leave their holders behind: they go with the next one.
    holders = holders.compactMapValues { list in
      let held = list.filter { $0.draft != nil }
      return held.isEmpty ? nil : held
    }
    if holders[draft.text]?.contains(where: { $0.draft === draft }) != true {
      holders[draft.text, default: []].append(Holder(draft: draft))
    }
  }

  /// Call it with the lock.
  private func isHeld(_ text: String, byOtherThan draft: DraftID?) -> Bool {
    holders[text]?.contains { $0.draft.map { $0 !== draft } ?? false } ?? false
  }
}
