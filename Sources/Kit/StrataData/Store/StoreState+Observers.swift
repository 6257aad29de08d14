import Foundation

/// Who sees the state of a store.
extension StoreState {
  /// Adds an observer and shows it what is stored; `false` when that has to be read first.
  @inlinable mutating func addObserver(_ key: Key, _ observer: StoreObserver<Value, Failure>, _ now: Date) -> Bool {
    let slot = slot(key)
    guard case .known = slot.knowledge else { return false }
    let last = slot.last(freshness, now)
    slot.add(observer)
    observerQueue.enqueue(last.map { .loaded($0) } ?? .empty, key, [observer])
    if slot.flight != nil { observerQueue.enqueue(.loading(last: last), key, [observer]) }
    return true
  }

  /// Adds an observer of what cannot be read; a commit may still come.
  @inlinable mutating func addObserver(
    _ key: Key, _ observer: StoreObserver<Value, Failure>, failing error: StoreError<Failure>
  ) {
    slot(key).add(observer)
    observerQueue.enqueue(.failed(error, last: nil), key, [observer])
  }

  @inlinable mutating func removeObserver(_ key: Key, _ id: UInt64) {
    slots[key]?.remove(id)
  }

  /// What is to be delivered now; `nil` when there is nothing, or when another task is delivering.
  @inlinable mutating func takeDeliveries() -> [ObserverQueue<Key, Value, Failure>.ObserverDelivery]? {
    observerQueue.take()
  }

  @inlinable mutating func deliveriesAreDone() { observerQueue.isUnderWay = false }

  @inlinable func observers() -> [Slot.Continuation] {
    slots.values.flatMap { $0.observers.map(\.continuation) }
  }
}
