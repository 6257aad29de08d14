import StrataLock
import StrataStorage

/// The observers of a source of truth, for implementations of ``SourceOfTruth``.
public final class SourceObservers<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline struct State {
    @usableFromInline var lastID = 0
    /// In the order in which they were added.
    @usableFromInline var observers: [(id: Int, notify: @Sendable (SourceChange<Key, Value>) -> Void)] = []

    @inlinable init() {}
  }

  @usableFromInline let state = Locked(State())

  /// No observers.
  @inlinable public init() {}

  /// Adds an observer, which receives every change from the next ``notify(_:)`` on.
  /// - Returns: the observation; releasing it removes the observer.
  @inlinable public func add(_ observer: @escaping @Sendable (SourceChange<Key, Value>) -> Void) -> SourceObservation {
    let id = state.withLock { state in
      state.lastID += 1
      state.observers.append((state.lastID, observer))
      return state.lastID
    }
    return SourceObservation { [weak self] in
      self?.state.withLock { $0.observers.removeAll { $0.id == id } }
    }
  }

  /// Notifies all observers, in the order in which they were added. Call it once per commit, in the order of commits.
  @inlinable public func notify(_ change: SourceChange<Key, Value>) {
    let observers = state.withLock { $0.observers }
    for observer in observers { observer.notify(change) }
  }
}
