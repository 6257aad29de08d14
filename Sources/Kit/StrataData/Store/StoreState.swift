import Foundation

/// The state of a store, changed in single steps under its lock.
@usableFromInline
struct StoreState<Key: Hashable & Sendable, Value: Sendable, Failure: Error> {
  @usableFromInline typealias Slot = StoreSlot<Value, Failure>
  @usableFromInline typealias Flight = StoreFlight<Value, Failure>

  @usableFromInline let freshness: Freshness
  @usableFromInline let capacity: Int
  @usableFromInline private(set) var slots: [Key: Slot] = [:]
  /// All flights under way, also those that have left their slot because of a commit, with their waiting readers.
  @usableFromInline var flights: [UInt64: Flight] = [:]
  @usableFromInline var cancelledWaiters: Set<UInt64> = []
  /// Snapshots that have not been delivered to observers.
  @usableFromInline var observerQueue = ObserverQueue<Key, Value, Failure>()
  @usableFromInline var lastID: UInt64 = 0

  @inlinable init(freshness: Freshness, capacity: Int) {
    self.freshness = freshness
    self.capacity = capacity
  }

  @inlinable mutating func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }

  @inlinable
  mutating func fresh(_ key: Key, _ now: Date) -> Loaded<Value, Failure>? {
    guard let slot = slots[key], slot.failure == nil, case .known(let stored?) = slot.knowledge,
      freshness.isFresh(stored.storedAt, now)
    else { return nil }
    lastID += 1
    slot.lastUse = lastID
    return Loaded(stored.value, origin: .memory, storedAt: stored.storedAt, isStale: false)
  }

  @inlinable mutating func slot(_ key: Key) -> Slot {
    lastID += 1
    if let slot = slots[key] {
      slot.lastUse = lastID
      return slot
    }
    if slots.count >= capacity { forgetHalf() }
    let slot = Slot()
    slot.lastUse = lastID
    slots[key] = slot
    return slot
  }

  /// Forgets the half that has not been used for longest, so that forgetting costs little per read.
  @inlinable mutating func forgetHalf() {
    let idle = slots.filter { $0.value.isIdle }.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, _) in idle.prefix(max(idle.count / 2, 1)) { slots[key] = nil }
  }

  /// Ends the read of the source of truth. What has been committed meanwhile is newer than what it found.
  @inlinable mutating func finishLoad(_ key: Key, _ stored: Stored<Value>??) {
    let slot = slot(key)
    slot.load = nil
    defer { slot.loadIsOutdated = false }
    if let stored, !slot.loadIsOutdated, case .unknown = slot.knowledge { slot.knowledge = .known(stored) }
  }

  @inlinable mutating func startFlight(_ key: Key, _ slot: Slot, _ now: Date) -> UInt64 {
    let flight = Flight(id: nextID())
    slot.begin(flight)
    flights[flight.id] = flight
    observerQueue.enqueue(.loading(last: slot.last(freshness, now)), key, slot.observers)
    return flight.id
  }

  @usableFromInline enum Entry: Sendable {
    case began(UInt64), joined, fresh(Loaded<Value, Failure>), cancelled
  }

  /// Lets a reader wait for the fetch under way, begun if there is none. A reader that does not need a fetch gets what was
  /// committed since it looked: in one step, or a thousand readers could cause two fetches.
  @inlinable mutating func join(
    _ key: Key, as waiter: UInt64, _ continuation: CheckedContinuation<Flight.Outcome, Never>, needsFetch: Bool,
    _ now: Date
  ) -> Entry {
    // Cancelled before it could wait.
    if cancelledWaiters.contains(waiter) { return .cancelled }
    if !needsFetch, let loaded = fresh(key, now) { return .fresh(loaded) }
    let slot = slot(key)
    if let flight = slot.flight {
      flight.waiters[waiter] = continuation
      return .joined
    }
    let id = startFlight(key, slot, now)
    slot.flight?.waiters[waiter] = continuation
    return .began(id)
  }

  @inlinable mutating func cancel(_ waiter: UInt64) -> CheckedContinuation<Flight.Outcome, Never>? {
    for flight in flights.values {
      if let continuation = flight.waiters.removeValue(forKey: waiter) { return continuation }
    }
    cancelledWaiters.insert(waiter)
    return nil
  }

  /// A reader that has returned.
  @inlinable mutating func forget(_ waiter: UInt64) {
    cancelledWaiters.remove(waiter)
  }

  /// What a flight's value is committed as.
  @usableFromInline struct Commit: Sendable {
    @usableFromInline let isStale: Bool
    /// The changes that it must have.
    @usableFromInline let changes: [@Sendable (Value) -> Value]

    @inlinable init(isStale: Bool, changes: [@Sendable (Value) -> Value]) {
      self.isStale = isStale
      self.changes = changes
    }
  }

  /// `nil` where the value of a flight is not committed.
  @inlinable func commit(of flight: UInt64) -> Commit? {
    guard let flight = flights[flight], [.current, .invalidated].contains(flight.standing) else { return nil }
    return Commit(isStale: flight.standing == .invalidated, changes: flight.changes)
  }

  /// Whether a flight's value may still be committed as it is; called within the commit.
  @inlinable func mayCommit(_ flight: UInt64, as commit: Commit) -> Bool {
    guard let flight = flights[flight] else { return false }
    return flight.standing == (commit.isStale ? .invalidated : .current) && flight.changes.count == commit.changes.count
  }

  /// Ends a flight, and returns the readers that waited for it with their result.
  @inlinable mutating func finishFlight(
    _ key: Key, _ id: UInt64, _ end: Flight.End, _ now: Date
  ) -> ([CheckedContinuation<Flight.Outcome, Never>], Flight.Outcome) {
    let slot = slot(key)
    guard let flight = flights.removeValue(forKey: id) else { return ([], .failure(.cancelled)) }
    slot.end(flight)
    let waiters = flight.waiters.sorted { $0.key < $1.key }.map(\.value)
    // Observers do not see the end of an older flight while a newer one is under way.
    let isDropped = flight.standing == .overtaken || flight.standing == .overwritten
    let isLast = slot.flight == nil && !isDropped
    switch end {
    case .failed(let error):
      if isLast {
        slot.failure = error
        observerQueue.enqueue(.failed(error, last: slot.last(freshness, now)), key, slot.observers)
      }
      return (waiters, .failure(error))
    case .unstored(let value, let error) where !isDropped:
      let loaded = Loaded<Value, Failure>(
        flight.changes.reduce(value) { $1($0) }, origin: .network, storedAt: now,
        isStale: flight.standing == .invalidated, failure: .storage(error))
      if isLast {
        slot.failure = .storage(error)
        observerQueue.enqueue(.loaded(loaded), key, slot.observers)
      }
      return (waiters, .success(loaded))
    case .stored, .unstored:
      // After a removal there is no value; after a write, the written value is the result. It is not what was fetched, which may
      // have had more that is new.
      let isStale = flight.standing == .overwritten
      let last = slot.last(freshness, now).map { isStale ? $0.stale : $0 }
      return (waiters, last.map { .success($0) } ?? .failure(.cancelled))
    }
  }

  /// Applies a commit.
  /// - Returns: flights that begin for observers of what has become stale.
  @discardableResult
  @inlinable mutating func apply(_ change: SourceChange<Key, Value>, _ now: Date) -> [(key: Key, flight: UInt64)] {
    switch change {
    case .stored(let key, let stored): commit(key, stored, now)
    case .updated(let key, let stored, let change): update(key, stored, change, now)
    case .removed(let key): commit(key, nil, now)
    case .removedAll:
      for key in slots.keys { commit(key, nil, now) }
    case .invalidated(let key): return invalidate(key, now)
    case .invalidatedAll(let isConcerned):
      var flights: [(key: Key, flight: UInt64)] = []
      for key in slots.keys where isConcerned(key) { flights += invalidate(key, now) }
      return flights
    }
    return []
  }

  @inlinable mutating func commit(_ key: Key, _ stored: Stored<Value>?, _ now: Date) {
    let slot = slot(key)
    slot.overtakeFlights(committed: stored?.flight)
    slot.knowledge = .known(stored)
    slot.failure = nil
    observerQueue.enqueue(slot.last(freshness, now).map { .loaded($0) } ?? .empty, key, slot.observers)
  }

  /// A failed fetch still makes the value stale: the rest of it is as old as before.
  @inlinable mutating func update(
    _ key: Key, _ stored: Stored<Value>?, _ change: @escaping @Sendable (Value) -> Value, _ now: Date
  ) {
    guard stored != nil || slots[key] != nil else { return }
    let slot = slot(key)
    slot.update(change)
    guard stored != nil else { return }
    slot.knowledge = .known(stored)
    if let last = slot.last(freshness, now) { observerQueue.enqueue(.loaded(last), key, slot.observers) }
  }

  @inlinable mutating func invalidate(_ key: Key, _ now: Date) -> [(key: Key, flight: UInt64)] {
    guard let slot = slots[key] else { return [] }
    slot.invalidateFlights()
    slot.loadIsOutdated = slot.load != nil
    if case .known(let stored?) = slot.knowledge {
      slot.knowledge = .known(stored.invalidated)
      if let last = slot.last(freshness, now) { observerQueue.enqueue(.loaded(last), key, slot.observers) }
    }
    guard slot.observers.contains(where: \.renews) else { return [] }
    return [(key: key, flight: startFlight(key, slot, now))]
  }
}
