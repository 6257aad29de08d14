import Foundation

/// What a store knows about one key. Lives inside the store's lock.
@usableFromInline
final class StoreSlot<Value: Sendable, Failure: Error> {
  typealias Continuation = StoreObserver<Value, Failure>.Continuation

  @usableFromInline enum Knowledge {
    case unknown
    case known(Stored<Value>?)
  }

  @usableFromInline var knowledge = Knowledge.unknown
  /// Why the last fetch failed, until the next commit.
  @usableFromInline var failure: StoreError<Failure>?
  /// The read of the source of truth that is under way; its result is an error or nothing.
  var load: Task<(any Error)?, Never>?
  var flight: StoreFlight<Value, Failure>?
  /// Fetches that a commit has overtaken and that have not returned yet.
  var overtakenFlights = 0
  /// In the order of their coming, which is that of their numbers.
  private(set) var observers: [StoreObserver<Value, Failure>] = []
  @usableFromInline var lastUse: UInt64 = 0

  var isIdle: Bool { load == nil && flight == nil && overtakenFlights == 0 && observers.isEmpty }

  func last(_ freshness: Freshness, _ now: Date, origin: Origin? = nil) -> Loaded<Value, Failure>? {
    guard case .known(let stored?) = knowledge else { return nil }
    let isStale = failure != nil || !freshness.isFresh(stored.storedAt, now)
    return Loaded(
      stored.value, origin: origin ?? stored.origin, storedAt: stored.storedAt, isStale: isStale, failure: failure)
  }

  func add(_ observer: StoreObserver<Value, Failure>) {
    observers.insert(observer, at: observers.place(of: observer.id) { $0.id })
  }

  func remove(_ id: UInt64) {
    let place = observers.place(of: id) { $0.id }
    if place < observers.count, observers[place].id == id { observers.remove(at: place) }
  }
}

/// One who observes a key.
@usableFromInline
struct StoreObserver<Value: Sendable, Failure: Error>: Sendable {
  typealias Continuation = AsyncStream<StoreSnapshot<Value, Failure>>.Continuation

  let id: UInt64
  let continuation: Continuation
}

/// One fetch and those who wait for it. Lives inside the store's lock.
final class StoreFlight<Value: Sendable, Failure: Error> {
  typealias Outcome = Result<Loaded<Value, Failure>, StoreError<Failure>>

  let id: UInt64
  var waiters: [UInt64: CheckedContinuation<Outcome, Never>] = [:]
  /// Its value is being committed: the next commit of the key is its own.
  var isCommitting = false

  init(id: UInt64) {
    self.id = id
  }
}
