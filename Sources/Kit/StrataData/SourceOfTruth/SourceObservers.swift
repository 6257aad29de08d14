import StrataLock
import StrataStorage

/// The observers of a source of truth, for those who write one.
public final class SourceObservers<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var lastID = 0
    var observers: [Int: @Sendable (SourceChange<Key, Value>) -> Void] = [:]
  }

  private let state = Locked(State())

  /// Nobody.
  public init() {}

  /// Adds an observer, which receives every change from the next ``notify(_:)`` on.
  /// - Returns: what keeps the observer here: who lets go of it leaves.
  public func add(_ observer: @escaping @Sendable (SourceChange<Key, Value>) -> Void) -> SourceObservation {
    let id = state.withLock { state in
      state.lastID += 1
      state.observers[state.lastID] = observer
      return state.lastID
    }
    return SourceObservation { [weak self] in
      self?.state.withLock { $0.observers[id] = nil }
    }
  }

  /// Tells all observers, in the order of their coming. Call it once per commit, in the order of commits.
  public func notify(_ change: SourceChange<Key, Value>) {
    let observers = state.withLock { $0.observers.sorted { $0.key < $1.key }.map(\.value) }
    for observer in observers { observer(change) }
  }
}
