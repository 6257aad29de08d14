import StrataLock
import StrataStorage

/// Snapshots for observers of a store, in order. They are added under the store's lock and delivered outside of it.
///
/// Yielding to a stream resumes the task that reads it, for which the runtime takes a lock of the task. It holds the
/// same lock while it cancels the task, which ends the stream, which removes the observer under the store's lock.
/// Yielding under the store's lock could therefore deadlock.
@usableFromInline struct ObserverQueue<Key: Hashable & Sendable, Value: Sendable, Failure: Error> {
  @usableFromInline struct ObserverDelivery: Sendable {
    @usableFromInline let key: Key
    @usableFromInline let snapshot: StoreSnapshot<Value, Failure>
    @usableFromInline let observers: [StoreObserver<Value, Failure>]

    @inlinable init(key: Key, snapshot: StoreSnapshot<Value, Failure>, observers: [StoreObserver<Value, Failure>]) {
      self.key = key
      self.snapshot = snapshot
      self.observers = observers
    }
  }

  @usableFromInline var deliveries: [ObserverDelivery] = []
  /// One task delivers at a time; otherwise two deliveries could arrive in the wrong order.
  @usableFromInline var isUnderWay = false

  @inlinable init() {}

  @inlinable mutating func enqueue(
    _ snapshot: StoreSnapshot<Value, Failure>, _ key: Key, _ observers: [StoreObserver<Value, Failure>]
  ) {
    if !observers.isEmpty { deliveries.append(ObserverDelivery(key: key, snapshot: snapshot, observers: observers)) }
  }

  @inlinable mutating func take() -> [ObserverDelivery]? {
    guard !isUnderWay, !deliveries.isEmpty else { return nil }
    isUnderWay = true
    defer { deliveries = [] }
    return deliveries
  }
}

extension Locked {
  /// Changes the state of a store, then delivers the result to observers. While another task delivers, it delivers this
  /// result too, possibly after this has returned.
  @inlinable func update<Key: Hashable & Sendable, Value: Sendable, Failure: Error, Result>(
    _ change: (inout StoreState<Key, Value, Failure>) -> sending Result
  ) -> sending Result where State == StoreState<Key, Value, Failure> {
    let result = withLock(change)
    deliver()
    return result
  }

  @inlinable func deliver<Key: Hashable & Sendable, Value: Sendable, Failure: Error>()
  where State == StoreState<Key, Value, Failure> {
    while let deliveries = withLock({ $0.takeDeliveries() }) {
      for delivery in deliveries {
        for observer in delivery.observers {
          guard case .terminated = observer.continuation.yield(delivery.snapshot) else { continue }
          withLock { $0.removeObserver(delivery.key, observer.id) }
        }
      }
      withLock { $0.deliveriesAreDone() }
    }
  }
}
