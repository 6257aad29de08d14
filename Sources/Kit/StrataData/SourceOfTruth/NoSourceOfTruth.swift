/// Stores nothing: for values that only waiting callers need.
@usableFromInline
final class NoSourceOfTruth<Key: Hashable & Sendable, Value: Sendable>: SourceOfTruth {
  @usableFromInline let observers = SourceObservers<Key, Value>()

  @inlinable init() {}

  @inlinable func read(_ key: Key) -> Stored<Value>? { nil }
  @inlinable func write(_ stored: Stored<Value>, for key: Key, if condition: @Sendable () -> Bool) -> Bool {
    guard condition() else { return false }
    observers.notify(.stored(key, stored))
    return true
  }
  @inlinable func remove(_ key: Key) {}
  @inlinable func removeAll() {}
  @inlinable func invalidate(_ key: Key) {}
  @inlinable func invalidateAll(where isConcerned: @escaping @Sendable (Key) -> Bool) {}
  @inlinable func invalidateAll(where isConcerned: @escaping @Sendable (Key, Value) -> Bool) {}
  @inlinable func observe(_ observer: @escaping @Sendable (SourceChange<Key, Value>) -> Void) -> SourceObservation {
    observers.add(observer)
  }
}
