import Foundation

/// The state of a store, changed in single steps under its lock.
@usableFromInline
struct StoreState<Key: Hashable & Sendable, Value: Sendable, Failure: Error> {
  @usableFromInline typealias Slot = StoreSlot<Value, Failure>
  @usableFromInline typealias Flight = StoreFlight<Value, Failure>

  @usableFromInline let freshness: Freshness<Value>
  @usableFromInline let capacity: Int
  @usableFromInline private(set) var slots: [Key: Slot] = [:]
  /// All flights under way, also those that have left their slot because of a commit, with their waiting readers.
  @usableFromInline var flights: [UInt64: Flight] = [:]
  @usableFromInline var cancelledWaiters: Set<UInt64> = []
  /// Snapshots that have not been delivered to observers.
  @usableFromInline var observerQueue = ObserverQueue<Key, Value, Failure>()
  @usableFromInline var lastID: UInt64 = 0

  @inlinable init(freshness: Freshness<Value>, capacity: Int) {
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
      freshness.isFresh(stored, now)
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

  /// Applies a commit.
  /// - Returns: flights that begin for observers of what has become stale.
  @discardableResult
  @inlinable mutating func apply(_ change: SourceChange<Key, Value>, _ now: Date) -> [(key: Key, flight: UInt64)] {
    switch change {
    case .stored(let key, let stored): commit(key, stored, now)
    case .updated(let key, let stored, let change): update(key, stored, change, now)
    case .removed(let key): commit(key, nil, now)
    case .evicted(let key): evict(key)
    case .removedAll:
      for key in slots.keys { commit(key, nil, now) }
    case .invalidated(let key): return invalidate(key, now)
    case .invalidatedAll(let isConcerned):
      var flights: [(key: Key, flight: UInt64)] = []
      for key in slots.keys where isConcerned(key) { flights += invalidate(key, now) }
      return flights
    case .invalidatedValues(let isConcerned):
      var flights: [(key: Key, flight: UInt64)] = []
      for key in slots.keys { flights += invalidate(key, where: { isConcerned(key, $0) }, now) }
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

  /// What is observed or fetched stays in memory; everything else is forgotten here, too.
  @inlinable mutating func evict(_ key: Key) {
    guard let slot = slots[key] else { return }
    if slot.isIdle { slots[key] = nil }
    slot.loadIsOutdated = slot.load != nil
  }

  /// A failed fetch still makes the value stale: the rest of it is as old as before.
  @inlinable mutating func update(
    _ key: Key, _ stored: Stored<Value>?, _ change: @escaping @Sendable (Value) -> Value, _ now: Date
  ) {
    guard stored != nil || slots[key] != nil else { return }
    let slot = slot(key)
    slot.update(change)
    var stored = stored
    if stored?.storedAt ?? .distantPast == .distantPast, case .known(let kept?) = slot.knowledge {
      // It may have been evicted from the source of truth, and is still shown.
      stored = Stored(change(kept.value), storedAt: kept.storedAt, origin: .local)
    }
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
    guard slot.isRenewed else { return [] }
    return [(key: key, flight: startFlight(key, slot, now))]
  }

  /// What is not known yet, is checked when it comes.
  @inlinable mutating func invalidate(
    _ key: Key, where isConcerned: @escaping @Sendable (Value) -> Bool, _ now: Date
  ) -> [(key: Key, flight: UInt64)] {
    guard let slot = slots[key] else { return [] }
    if case .known(let stored?) = slot.knowledge, isConcerned(stored.value) { return invalidate(key, now) }
    slot.loadIsOutdated = slot.load != nil
    slot.invalidateFlights(nextID(), where: isConcerned)
    return []
  }
}
