import Foundation

/// The state of a store for one key. Used only inside the store's lock, so no access to it has to be checked.
@usableFromInline
final class StoreSlot<Value: Sendable, Failure: Error> {
  @usableFromInline typealias Continuation = StoreObserver<Value, Failure>.Continuation
  @usableFromInline typealias Flight = StoreFlight<Value, Failure>

  @usableFromInline enum Knowledge {
    case unknown
    case known(Stored<Value>?)
  }

  @exclusivity(unchecked) @usableFromInline var knowledge = Knowledge.unknown
  /// Why the last fetch failed, or could not be stored, until the next commit.
  @exclusivity(unchecked) @usableFromInline var failure: StoreError<Failure>?
  /// The read of the source of truth that is under way; its result is an error or nothing.
  @exclusivity(unchecked) @usableFromInline var load: Task<(any Error)?, Never>?
  /// An invalidation was committed while the read was under way: what it found may be older.
  @exclusivity(unchecked) @usableFromInline var loadIsOutdated = false
  /// The fetch that readers may wait for.
  @exclusivity(unchecked) @usableFromInline var flight: Flight?
  /// Fetches that have not returned yet and that no further reader may wait for.
  @exclusivity(unchecked) @usableFromInline var detached: [Flight] = []
  /// In the order in which they were added, which is that of their numbers.
  @exclusivity(unchecked) @usableFromInline var observers: [StoreObserver<Value, Failure>] = []
  @exclusivity(unchecked) @usableFromInline var lastUse: UInt64 = 0
  /// Work that needs what is known of the key; it stays in memory meanwhile.
  @exclusivity(unchecked) @usableFromInline var users = 0

  @inlinable init() {}

  @inlinable var isIdle: Bool { users == 0 && load == nil && flight == nil && detached.isEmpty && observers.isEmpty }

  /// Whether an invalidated value is fetched again.
  @inlinable var isRenewed: Bool { observers.contains(where: \.renews) }

  @inlinable func last(_ freshness: Freshness<Value>, _ now: Date, origin: Origin? = nil) -> Loaded<Value, Failure>? {
    guard case .known(let stored?) = knowledge else { return nil }
    let isStale = failure != nil || !freshness.isFresh(stored, now)
    return Loaded(
      stored.value, origin: origin ?? stored.origin, storedAt: stored.storedAt, isStale: isStale, failure: failure)
  }

  // MARK: - Flights

  @inlinable func begin(_ flight: Flight) {
    self.flight = flight
  }

  /// A commit: of the flight with this number, or of other code. Flights that began before it may not undo it.
  @inlinable func overtakeFlights(committed: UInt64?) {
    for flight in underWay {
      if flight.id == committed {
        flight.standing = .committed
      } else if flight.id < committed ?? .max {
        flight.standing = committed == nil ? .overwritten : .overtaken
      }
    }
    if let flight, flight.id <= committed ?? .max { detach() }
  }

  /// A part of the value was changed: what flights bring is changed, too.
  @inlinable func update(_ change: @escaping @Sendable (Value) -> Value) {
    for flight in underWay { flight.changes.append(change) }
  }

  /// What the flights bring may be older than what the invalidation is about.
  @inlinable func invalidateFlights() {
    for flight in underWay where flight.standing == .current { flight.standing = .invalidated }
    detach()
  }

  /// What the flights bring is stale if the condition holds for it.
  @inlinable func invalidateFlights(_ number: UInt64, where isConcerned: @escaping @Sendable (Value) -> Bool) {
    for flight in underWay { flight.conditions.append((number, isConcerned)) }
  }

  @inlinable var underWay: [Flight] { detached + [flight].compactMap { $0 } }

  @inlinable func end(_ ended: Flight) {
    if flight === ended { flight = nil }
    detached.removeAll { $0 === ended }
  }

  @inlinable func detach() {
    if let flight { detached.append(flight) }
    flight = nil
  }

  // MARK: - Observers

  @inlinable func add(_ observer: StoreObserver<Value, Failure>) {
    observers.insert(observer, at: observers.place(of: observer.id) { $0.id })
  }

  @inlinable func remove(_ id: UInt64) {
    let place = observers.place(of: id) { $0.id }
    if place < observers.count, observers[place].id == id { observers.remove(at: place) }
  }
}

/// An observer of a key.
@usableFromInline
struct StoreObserver<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Continuation = AsyncStream<StoreSnapshot<Value, Failure>>.Continuation

  @usableFromInline let id: UInt64
  /// Whether a value that is invalidated is fetched again for it.
  @usableFromInline let renews: Bool
  @usableFromInline let continuation: Continuation

  @inlinable init(id: UInt64, renews: Bool, continuation: Continuation) {
    self.id = id
    self.renews = renews
    self.continuation = continuation
  }
}

/// One fetch and the readers that wait for it. Used only inside the store's lock.
@usableFromInline final class StoreFlight<Value: Sendable, Failure: Error> {
  @usableFromInline typealias Outcome = Result<Loaded<Value, Failure>, StoreError<Failure>>
  @usableFromInline typealias Condition = (number: UInt64, isConcerned: @Sendable (Value) -> Bool)

  @usableFromInline enum Standing: Sendable {
    case current
    /// Its value is stored, as one that is stale already.
    case invalidated
    /// Its value is stored.
    case committed
    /// The value of a later fetch is stored: its own is dropped.
    case overtaken
    /// Other code has written or removed the value since it began: its own is dropped.
    case overwritten
  }

  /// How it ended.
  @usableFromInline enum End: Sendable {
    /// - Parameter outdatedBy: the last invalidation of values that concerns it.
    case stored(outdatedBy: UInt64?)
    case failed(StoreError<Failure>)
    /// The value is good, the source of truth is not.
    case unstored(Value, any Error)

    @inlinable var outdatedBy: UInt64? {
      if case .stored(let number) = self { number } else { nil }
    }
  }

  @usableFromInline let id: UInt64
  /// The task that fetches, once it does.
  @exclusivity(unchecked) @usableFromInline var task: Int?
  @exclusivity(unchecked) @usableFromInline var standing = Standing.current
  /// What has become of the value since it began.
  @exclusivity(unchecked) @usableFromInline var changes: [@Sendable (Value) -> Value] = []
  /// Which values were invalidated since it began.
  @exclusivity(unchecked) @usableFromInline var conditions: [Condition] = []
  /// The number of the last request that was left to it.
  @exclusivity(unchecked) @usableFromInline var lastRequest: UInt64 = 0
  @exclusivity(unchecked) @usableFromInline var waiters: [UInt64: CheckedContinuation<Outcome, Never>] = [:]

  @inlinable init() {
    id = FlightNumber.next()
  }

  /// What has happened to the value since it began.
  @inlinable var steps: Int { changes.count + conditions.count }

  /// The last invalidation of values that concerns this one.
  @inlinable func outdated(_ value: Value) -> UInt64? { conditions.last { $0.isConcerned(value) }?.number }
}
