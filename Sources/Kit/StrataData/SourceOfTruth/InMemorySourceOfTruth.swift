import StrataLock
import StrataStorage

/// A source of truth that forgets everything with the process: for tests, previews and what must not be kept.
public final class InMemorySourceOfTruth<Key: Hashable & Sendable, Value: Sendable>: SourceOfTruth {
  private let contents: Locked<[Key: Stored<Value>]>
  private let observers = SourceObservers<Key, Value>()

  /// A source of truth without values.
  public init() {
    contents = Locked([:])
  }

  /// What is stored, `nil` when nothing is.
  public func read(_ key: Key) -> Stored<Value>? {
    contents.withLock { $0[key] }.map { Stored($0.value, storedAt: $0.storedAt, origin: .memory) }
  }

  /// Stores a value if `condition` holds.
  /// - Returns: whether the value was stored.
  @discardableResult
  public func write(
    _ stored: Stored<Value>, for key: Key, if condition: @Sendable () -> Bool = { true }
  ) -> Bool {
    // Observers are notified under the lock, so that they receive commits in order.
    contents.withLock { contents in
      guard condition() else { return false }
      contents[key] = stored
      observers.notify(.stored(key, stored))
      return true
    }
  }

  /// Forgets the value of a key.
  public func remove(_ key: Key) {
    contents.withLock { contents in
      contents[key] = nil
      observers.notify(.removed(key))
    }
  }

  /// Forgets all values.
  public func removeAll() {
    contents.withLock { contents in
      contents = [:]
      observers.notify(.removedAll)
    }
  }

  /// Calls `observer` for every commit, until the observation is cancelled or let go.
  public func observe(_ observer: @escaping @Sendable (SourceChange<Key, Value>) -> Void) -> SourceObservation {
    observers.add(observer)
  }
}
