import StrataLock
import StrataStorage

/// A source of truth in memory: for tests, previews and what must not be stored.
public final class InMemorySourceOfTruth<Key: Hashable & Sendable, Value: Sendable>: SourceOfTruth {
  @usableFromInline let contents: Locked<[Key: Stored<Value>]>
  @usableFromInline let observers = SourceObservers<Key, Value>()
  @usableFromInline let limit: Int?
  /// What a value is about.
  public let tags: (@Sendable (Key, Value) -> Set<String>)?

  /// A source of truth without values.
  /// - Parameters:
  ///   - limit: how many values it keeps at most; the one that was stored longest ago is deleted.
  ///   - tags: what a value is about, for ``SourceOfTruth/invalidateAll(tagged:)``.
  @inlinable public init(limit: Int? = nil, tags: (@Sendable (Key, Value) -> Set<String>)? = nil) {
    contents = Locked([:])
    self.tags = tags
    self.limit = limit.map { max($0, 1) }
  }

  /// What is stored, `nil` when nothing is.
  @inlinable public func read(_ key: Key) -> Stored<Value>? {
    contents.withLock { $0[key] }.map { Stored($0.value, storedAt: $0.storedAt, origin: .memory) }
  }

  /// Stores a value if `condition` holds.
  /// - Returns: whether the value was stored.
  @discardableResult
  @inlinable public func write(
    _ stored: Stored<Value>, for key: Key, if condition: @Sendable () -> Bool = { true }
  ) -> Bool {
    // Observers are notified under the lock, so that they receive commits in order.
    contents.withLock { contents in
      guard condition() else { return false }
      contents[key] = stored
      observers.notify(.stored(key, stored))
      if let limit, contents.count > limit {
        let oldest = contents.filter { $0.key != key }.min { $0.value.storedAt < $1.value.storedAt }
        if let oldest {
          contents[oldest.key] = nil
          observers.notify(.evicted(oldest.key))
        }
      }
      return true
    }
  }

  /// Deletes the value of a key.
  @inlinable public func remove(_ key: Key) {
    contents.withLock { contents in
      contents[key] = nil
      observers.notify(.removed(key))
    }
  }

  /// Deletes all values.
  @inlinable public func removeAll() {
    contents.withLock { contents in
      contents = [:]
      observers.notify(.removedAll)
    }
  }

  /// Marks the value of a key as stale.
  @inlinable public func invalidate(_ key: Key) {
    contents.withLock { contents in
      contents[key] = contents[key]?.invalidated
      observers.notify(.invalidated(key))
    }
  }

  /// Marks the values of all keys that the condition holds for as stale.
  @inlinable public func invalidateAll(where isConcerned: @escaping @Sendable (Key) -> Bool) {
    contents.withLock { contents in
      for (key, stored) in contents where isConcerned(key) { contents[key] = stored.invalidated }
      observers.notify(.invalidatedAll(where: isConcerned))
    }
  }

  /// Marks as stale the values that the condition holds for. It must not use the source of truth.
  @inlinable public func invalidateAll(where isConcerned: @escaping @Sendable (Key, Value) -> Bool) {
    contents.withLock { contents in
      for (key, stored) in contents where isConcerned(key, stored.value) { contents[key] = stored.invalidated }
      observers.notify(.invalidatedValues(where: isConcerned))
    }
  }

  /// Calls `observer` for every commit, until the observation is cancelled or released.
  @inlinable public func observe(_ observer: @escaping @Sendable (SourceChange<Key, Value>) -> Void)
    -> SourceObservation
  {
    observers.add(observer)
  }
}
