import Foundation

/// The fetches of a store, and the readers that wait for them.
extension StoreState {
  @inlinable mutating func startFlight(_ key: Key, _ slot: Slot, _ now: Date) -> UInt64 {
    let flight = Flight()
    slot.begin(flight)
    flights[flight.id] = flight
    observerQueue.enqueue(.loading(last: slot.last(freshness, now)), key, slot.observers)
    return flight.id
  }

  @usableFromInline enum Entry: Sendable {
    case began(UInt64), joined, fresh(Loaded<Value, Failure>), cancelled, ownFetch
  }

  /// Lets a reader wait for the fetch under way, begun if there is none. A reader that does not need a fetch gets what
  /// was committed since it looked: in one step, or a thousand readers could cause two fetches.
  @inlinable mutating func join(
    _ key: Key, as waiter: UInt64, _ continuation: CheckedContinuation<Flight.Outcome, Never>, needsFetch: Bool,
    task: Int?, _ now: Date
  ) -> Entry {
    // Cancelled before it could wait.
    if cancelledWaiters.contains(waiter) { return .cancelled }
    if !needsFetch, let loaded = fresh(key, now) { return .fresh(loaded) }
    let slot = slot(key)
    if let flight = slot.flight {
      if let task, flight.task == task { return .ownFetch }
      flight.waiters[waiter] = continuation
      flight.lastRequest = max(flight.lastRequest, waiter)
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
    /// Whether it was invalidated as it was.
    @usableFromInline let isInvalidated: Bool
    /// The value with all changes.
    @usableFromInline let value: Value
    /// The last invalidation of values that concerns it.
    @usableFromInline let outdatedBy: UInt64?
    @usableFromInline let steps: Int

    @inlinable var isStale: Bool { isInvalidated || outdatedBy != nil }

    @inlinable init(_ value: Value, of flight: Flight) {
      isInvalidated = flight.standing == .invalidated
      self.value = flight.changes.reduce(value) { $1($0) }
      outdatedBy = flight.outdated(self.value)
      steps = flight.steps
    }
  }

  /// What is committed of what a flight has brought; `nil` where nothing is.
  @inlinable func commit(_ value: Value, of flight: UInt64) -> Commit? {
    guard let flight = flights[flight], [.current, .invalidated].contains(flight.standing) else { return nil }
    return Commit(value, of: flight)
  }

  /// Whether a flight's value may still be committed as it is; called within the commit.
  @inlinable func mayCommit(_ flight: UInt64, as commit: Commit) -> Bool {
    guard let flight = flights[flight] else { return false }
    return flight.standing == (commit.isInvalidated ? .invalidated : .current) && flight.steps == commit.steps
  }

  @usableFromInline typealias Waiters = [CheckedContinuation<Flight.Outcome, Never>]

  /// Ends a flight, and returns the readers that waited for it with their result, and the number of the flight that
  /// begins.
  @inlinable mutating func finishFlight(
    _ key: Key, _ id: UInt64, _ end: Flight.End, _ now: Date
  ) -> (Waiters, Flight.Outcome, renewal: UInt64?) {
    guard let flight = flights.removeValue(forKey: id) else { return ([], .failure(.cancelled), nil) }
    let slot = slot(key)
    slot.end(flight)
    let (outcome, outdatedBy) = outcome(of: flight, key, slot, end, now)
    let renewal = outdatedBy.flatMap { renew(key, slot, outdatedBy: $0, requests: flight, now) }
    return (flight.waiters.sorted { $0.key < $1.key }.map(\.value), outcome, renewal)
  }

  /// Begins another flight for those who observe a value that was invalidated while it was fetched, and for the readers
  /// that have come since.
  @inlinable mutating func renew(
    _ key: Key, _ slot: Slot, outdatedBy number: UInt64, requests: Flight, _ now: Date
  ) -> UInt64? {
    guard slot.flight == nil, slot.isRenewed || requests.lastRequest > number else { return nil }
    let renewal = startFlight(key, slot, now)
    for waiter in requests.waiters.keys where waiter > number {
      slot.flight?.waiters[waiter] = requests.waiters.removeValue(forKey: waiter)
    }
    return renewal
  }

  /// What the readers get, and the last invalidation that concerns it.
  @inlinable mutating func outcome(
    of flight: Flight, _ key: Key, _ slot: Slot, _ end: Flight.End, _ now: Date
  ) -> (Flight.Outcome, outdatedBy: UInt64?) {
    // Observers do not see the end of an older flight while a newer one is under way.
    let isDropped = flight.standing == .overtaken || flight.standing == .overwritten
    let isLast = slot.flight == nil && !isDropped
    switch end {
    case .failed(let error):
      if isLast {
        slot.failure = error
        observerQueue.enqueue(.failed(error, last: slot.last(freshness, now)), key, slot.observers)
      }
      return (.failure(error), nil)
    case .unstored(let value, let error) where !isDropped:
      let commit = Commit(value, of: flight)
      let loaded = Loaded<Value, Failure>(
        commit.value, origin: .network, storedAt: now, isStale: commit.isStale, failure: .storage(error))
      if isLast {
        slot.failure = .storage(error)
        observerQueue.enqueue(.loaded(loaded), key, slot.observers)
      }
      return (.success(loaded), commit.outdatedBy)
    case .stored, .unstored:
      // After a removal there is no value; after a write, the written value is the result. It is not what was fetched,
      // which may have had more that is new.
      let isStale = flight.standing == .overwritten
      let last = slot.last(freshness, now).map { isStale ? $0.stale : $0 }
      return (last.map { .success($0) } ?? .failure(.cancelled), end.outdatedBy)
    }
  }
}
