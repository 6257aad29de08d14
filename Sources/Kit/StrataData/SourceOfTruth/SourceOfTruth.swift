/// The one place where the values of a kind live: what is read comes from here, what is fetched goes through here
/// (guide 001, "Single Source of Truth"). ``Store`` stands on one.
///
/// Commits are one after the other. Each is delivered to the observers before the call that made it returns and before
/// the next one happens.
public protocol SourceOfTruth<Key, Value>: Sendable {
  /// What a value is found by.
  associatedtype Key: Hashable & Sendable
  /// What is stored.
  associatedtype Value: Sendable

  /// What is stored, `nil` when nothing is.
  func read(_ key: Key) async throws -> Stored<Value>?

  /// Stores a value if `condition` holds. It is evaluated once, with no other commit between the answer and this one.
  /// - Returns: whether the value was stored.
  func write(_ stored: Stored<Value>, for key: Key, if condition: @Sendable () -> Bool) async throws -> Bool

  /// Deletes the value of a key.
  func remove(_ key: Key) async throws

  /// Deletes all values.
  func removeAll() async throws

  /// Marks the value of a key as stale, in one step: sets its `storedAt` to `.distantPast` and changes nothing else. No
  /// other commit falls between reading and marking. Nothing is stored where nothing was.
  func invalidate(_ key: Key) async throws

  /// Marks the values as stale, as ``invalidate(_:)`` does, of all keys that the condition holds for; in one commit.
  func invalidateAll(where isConcerned: @escaping @Sendable (Key) -> Bool) async throws

  /// Marks as stale, as ``invalidate(_:)`` does, the values that the condition holds for; in one commit.
  func invalidateAll(where isConcerned: @escaping @Sendable (Key, Value) -> Bool) async throws

  /// What a value is about, such as the ids of its items, for ``invalidateAll(tagged:)``; `nil`, which is the default,
  /// where values have no tags. The result depends on key and value alone.
  var tags: (@Sendable (Key, Value) -> Set<String>)? { get }

  /// Calls `observer` for every commit from now on, until the observation is cancelled or released. It must be quick
  /// and must not use the source of truth itself.
  func observe(_ observer: @escaping @Sendable (SourceChange<Key, Value>) -> Void) -> SourceObservation
}

extension SourceOfTruth {
  /// No tags.
  @inlinable public var tags: (@Sendable (Key, Value) -> Set<String>)? { nil }

  /// Marks the values as stale that have one of these tags, in one commit.
  /// - Throws: ``ValuesWithoutTags`` where the source was made without `tags`.
  @inlinable public func invalidateAll(tagged names: Set<String>) async throws {
    try await invalidateAll(where: try condition(tagged: names))
  }

  @usableFromInline
  func condition(tagged names: Set<String>) throws(ValuesWithoutTags) -> @Sendable (Key, Value) -> Bool {
    guard let tags else { throw ValuesWithoutTags() }
    return { key, value in !tags(key, value).isDisjoint(with: names) }
  }
}

/// Values were to be invalidated by their tags, but their source of truth was made without `tags`.
public struct ValuesWithoutTags: Error, Sendable {
  @usableFromInline init() {}
}

/// One committed change.
public enum SourceChange<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// A value was stored, in the place of an older one if there was one.
  case stored(Key, Stored<Value>)
  /// What is stored under a key was changed in part and is as old as before; `nil` where nothing is stored. The change
  /// is also made to what fetches under way bring.
  case updated(Key, Stored<Value>?, change: @Sendable (Value) -> Value)
  /// The value of a key was deleted, or there was none.
  case removed(Key)
  /// The value of a key was dropped to keep a limit, though it is as good as before: who shows it goes on, and what is
  /// being fetched for it is stored.
  case evicted(Key)
  /// All values were deleted.
  case removedAll
  /// The value of a key was marked as stale, or there was none.
  case invalidated(Key)
  /// The values of all keys that the condition holds for were marked as stale.
  case invalidatedAll(where: @Sendable (Key) -> Bool)
  /// The values that the condition holds for were marked as stale.
  case invalidatedValues(where: @Sendable (Key, Value) -> Bool)
}

/// An observer, which is removed when this is released.
public final class SourceObservation: Sendable {
  private let onCancel: @Sendable () -> Void

  /// An observation that `onCancel` ends. It may be called more than once, and from any thread.
  public init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = onCancel
  }

  deinit {
    onCancel()
  }

  /// Ends the observation; releasing it does the same.
  public func cancel() {
    onCancel()
  }
}
