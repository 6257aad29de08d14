import StrataStorage

/// What observers of a store are to be shown, in order. Written under the store's lock and delivered outside of it.
///
/// A stream that is yielded to resumes the task that reads it, and for that the runtime takes a lock of the task's. It
/// holds the same lock while it cancels the task, which ends the stream, which has the store forget the observer: under
/// the store's lock. Whoever yielded under that lock would wait for the one who waits for him.
struct StoreMail<Key: Hashable & Sendable, Value: Sendable, Failure: Error> {
  struct Letter: Sendable {
    let key: Key
    let snapshot: StoreSnapshot<Value, Failure>
    let observers: [StoreObserver<Value, Failure>]
  }

  private var letters: [Letter] = []
  /// One delivers at a time, or two letters could change places on their way.
  var isUnderWay = false

  mutating func post(
    _ snapshot: StoreSnapshot<Value, Failure>, _ key: Key, _ observers: [StoreObserver<Value, Failure>]
  ) {
    if !observers.isEmpty { letters.append(Letter(key: key, snapshot: snapshot, observers: observers)) }
  }

  mutating func collect() -> [Letter]? {
    guard !isUnderWay, !letters.isEmpty else { return nil }
    isUnderWay = true
    defer { letters = [] }
    return letters
  }
}

extension Locked {
  /// Changes the state of a store, then shows observers what came of it. While somebody else delivers, what is new is
  /// left to him: it may reach its readers a moment after this has returned.
  func update<Key: Hashable & Sendable, Value: Sendable, Failure: Error, Result>(
    _ change: (inout StoreState<Key, Value, Failure>) -> sending Result
  ) -> sending Result where State == StoreState<Key, Value, Failure> {
    let result = withLock(change)
    deliver()
    return result
  }

  private func deliver<Key: Hashable & Sendable, Value: Sendable, Failure: Error>()
  where State == StoreState<Key, Value, Failure> {
    while let letters = withLock({ $0.collectMail() }) {
      for letter in letters {
        for observer in letter.observers {
          guard case .terminated = observer.continuation.yield(letter.snapshot) else { continue }
          withLock { $0.removeObserver(letter.key, observer.id) }
        }
      }
      withLock { $0.mailIsDelivered() }
    }
  }
}
