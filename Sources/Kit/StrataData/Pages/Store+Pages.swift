import Foundation
import StrataLock

/// What loading a page needs of the store of the lists.
extension Store {
  /// Whether a fetch of the key is under way.
  @inlinable func isFetching(_ key: Key) -> Bool {
    state.withLock { $0.slots[key]?.flight != nil }
  }

  /// Adds a page to a list, if it is the same one before and after the page was fetched.
  /// - Returns: whether it was added.
  @inlinable func addPage<Item: Identifiable & Sendable, Cursor: Sendable>(
    to key: Key, _ revision: UUID, _ fetch: (Cursor) async throws(Failure) -> Page<Item, Cursor>
  ) async throws(StoreError<Failure>) -> Bool where Value == PagedList<Item, Cursor> {
    // The condition of the write asks what is known of the list.
    keep(key)
    defer { release(key) }
    guard try await cached(key) != nil else { return false }
    guard let (number, shown) = state.withLock({ $0.beginLoad(key) }) else { return false }
    var outdatedBy: UInt64?
    defer { endLoad(key, number, outdatedBy) }
    guard shown.value.revision == revision, let cursor = shown.value.next else { return false }
    let page: Page<Item, Cursor>
    do throws(Failure) { page = try await fetch(cursor) } catch { throw .fetch(error) }
    let longer = shown.value.appending(page)
    do {
      while known(key)?.revision == revision, let commit = state.withLock({ $0.commit(longer, of: number) }) {
        // The list does not become younger by a page, and not fresh when it was invalidated meanwhile.
        var stored = Stored(commit.value, storedAt: commit.isStale ? .distantPast : shown.storedAt, origin: .network)
        stored.flight = number
        let isStored = try await source.write(stored, key) { [state] in
          state.withLock { $0.mayCommit(number, as: commit) } && self.known(key)?.revision == revision
        }
        guard isStored else { continue }
        outdatedBy = commit.isInvalidated ? nil : commit.outdatedBy
        return true
      }
      return false
    } catch {
      throw .storage(error)
    }
  }

  @inlinable func endLoad(_ key: Key, _ number: UInt64, _ outdatedBy: UInt64?) {
    let date = now()
    let renewal = state.update { $0.endLoad(key, number, outdatedBy, date) }
    if let renewal { startFetch(key, renewal) }
  }

  /// Keeps in memory what is known of a key, until it is released as often.
  @inlinable func keep(_ key: Key) {
    state.withLock { $0.slot(key).users += 1 }
  }

  @inlinable func release(_ key: Key) {
    state.withLock { $0.slot(key).users -= 1 }
  }

  /// What is stored, as far as it is in memory.
  @inlinable func known(_ key: Key) -> Value? {
    state.withLock { state in
      guard case .known(let stored?)? = state.slots[key]?.knowledge else { return nil }
      return stored.value
    }
  }
}

extension StoreState {
  /// The number of a load that begins now, and what is stored. The load notes what happens to the value, as a fetch
  /// does: a fetch that begins later is not undone by it. `nil` while one is under way.
  @inlinable mutating func beginLoad(_ key: Key) -> (UInt64, Stored<Value>)? {
    let slot = slot(key)
    guard slot.flight == nil, case .known(let stored?) = slot.knowledge else { return nil }
    let load = Flight()
    // No reader waits for it.
    slot.detached.append(load)
    flights[load.id] = load
    return (load.id, stored)
  }

  /// - Returns: the number of the flight that begins for those who observe a value that was invalidated meanwhile.
  @inlinable mutating func endLoad(_ key: Key, _ number: UInt64, _ outdatedBy: UInt64?, _ now: Date) -> UInt64? {
    guard let load = flights.removeValue(forKey: number) else { return nil }
    let slot = slot(key)
    slot.end(load)
    return outdatedBy.flatMap { renew(key, slot, outdatedBy: $0, requests: load, now) }
  }
}
