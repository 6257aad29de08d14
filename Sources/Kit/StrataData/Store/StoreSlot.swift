import Foundation

/// What a store knows about one key. Lives inside the store's lock.
@usableFromInline
final class StoreSlot<Value: Sendable, Failure: Error> {
  typealias Continuation = StoreObserver<Value, Failure>.Continuation
  typealias Flight = StoreFlight<Value, Failure>

  @usableFromInline enum Knowledge {
    case unknown
    case known(Stored<Value>?)
  }

  @usableFromInline var knowledge = Knowledge.unknown
  /// Why the last fetch failed, or could not be stored, until the next commit.
  @usableFromInline var failure: StoreError<Failure>?
  /// The read of the source of truth that is under way; its result is an error or nothing.
  var load: Task<(any Error)?, Never>?
  /// An invalidation was committed while the read was under way: what it found may be older.
  var loadIsOutdated = false
  /// The fetch that readers may wait for.
  private(set) var flight: Flight?
  /// Fetches that have not returned yet and that nobody new may wait for.
  private var departed: [Flight] = []
  /// In the order of their coming, which is that of their numbers.
  private(set) var observers: [StoreObserver<Value, Failure>] = []
  @usableFromInline var lastUse: UInt64 = 0

  var isIdle: Bool { load == nil && flight == nil && departed.isEmpty && observers.isEmpty }

  func last(_ freshness: Freshness, _ now: Date, origin: Origin? = nil) -> Loaded<Value, Failure>? {
    guard case .known(let stored?) = knowledge else { return nil }
    let isStale = failure != nil || !freshness.isFresh(stored.storedAt, now)
    return Loaded(
      stored.value, origin: origin ?? stored.origin, storedAt: stored.storedAt, isStale: isStale, failure: failure)
  }

  // MARK: - Flights

  func begin(_ flight: Flight) {
    self.flight = flight
  }

  /// A commit: of the flight with this number, or of somebody else. Flights that began before it may not undo it.
  func overtakeFlights(committed: UInt64?) {
    for flight in departed + [flight].compactMap({ $0 }) {
      if flight.id == committed {
        flight.standing = .committed
      } else if flight.id < committed ?? .max {
        flight.standing = .overtaken
      }
    }
    if let flight, flight.id <= committed ?? .max { depart() }
  }

  /// What the flights bring may be older than what the invalidation is about.
  func invalidateFlights() {
    if let flight, flight.standing == .current { flight.standing = .invalidated }
    depart()
  }

  func end(_ ended: Flight) {
    if flight === ended { flight = nil }
    departed.removeAll { $0 === ended }
  }

  private func depart() {
    if let flight { departed.append(flight) }
    flight = nil
  }

  // MARK: - Observers

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
  /// Whether a value that is invalidated is fetched again for it.
  let renews: Bool
  let continuation: Continuation
}

/// One fetch and those who wait for it. Lives inside the store's lock.
final class StoreFlight<Value: Sendable, Failure: Error> {
  typealias Outcome = Result<Loaded<Value, Failure>, StoreError<Failure>>

  enum Standing {
    case current
    /// Its value is stored, as one that is stale already.
    case invalidated
    /// Its value is stored.
    case committed
    /// Somebody has committed since it began: its value is dropped.
    case overtaken
  }

  /// How it ended.
  enum End: Sendable {
    case stored
    case failed(StoreError<Failure>)
    /// The value is good, the source of truth is not.
    case unstored(Value, any Error)
  }

  let id: UInt64
  var standing = Standing.current
  var waiters: [UInt64: CheckedContinuation<Outcome, Never>] = [:]

  init(id: UInt64) {
    self.id = id
  }
}
