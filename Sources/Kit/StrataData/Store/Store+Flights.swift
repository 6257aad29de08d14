import Foundation
import StrataLock
import StrataStorage

/// Loads bring what is stored into memory, flights fetch: at most one of each per key at a time.
extension Store {
  @inlinable func load(_ key: Key) async throws(StoreError<Failure>) {
    if Task.isCancelled { throw .cancelled }
    if let error = await loading(key).value { throw .storage(error) }
  }

  @inlinable func loading(_ key: Key) -> Task<(any Error)?, Never> {
    state.withLock { state in
      let slot = state.slot(key)
      if let load = slot.load { return load }
      let load = Task<(any Error)?, Never> { [source, state = self.state] in
        do {
          let stored = try await source.read(key)
          state.withLock { $0.finishLoad(key, .some(stored)) }
          return nil
        } catch {
          state.withLock { $0.finishLoad(key, nil) }
          return error
        }
      }
      slot.load = load
      return load
    }
  }

  /// Waits for the fetch that is under way, or begins one; a reader that is cancelled stops waiting.
  /// - Parameter needsFetch: `false` for a reader that found nothing fresh, and takes what has been committed since.
  @inlinable func renewed(_ key: Key, needsFetch: Bool = true) async throws(StoreError<Failure>) -> Loaded<
    Value, Failure
  > {
    if Task.isCancelled { throw .cancelled }
    let date = now()
    let waiter = state.withLock { $0.nextID() }
    let task = withUnsafeCurrentTask { $0?.hashValue }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Outcome, Never>) in
        let entry = state.update { $0.join(key, as: waiter, continuation, needsFetch: needsFetch, task: task, date) }
        switch entry {
        case .began(let flight): startFetch(key, flight)
        case .joined: break
        case .fresh(let loaded): continuation.resume(returning: .success(loaded))
        case .cancelled: continuation.resume(returning: .failure(.cancelled))
        case .ownFetch: continuation.resume(returning: .failure(.storage(ReadByOwnFetch())))
        }
      }
    } onCancel: {
      state.withLock { $0.cancel(waiter) }?.resume(returning: .failure(.cancelled))
    }
    state.withLock { $0.forget(waiter) }
    return try outcome.get()
  }

  /// - Parameter needsFetch: `false` leaves a value alone that is fresh by now.
  @inlinable func fetchInBackground(_ key: Key, needsFetch: Bool) {
    let date = now()
    let flight = state.update { state -> UInt64? in
      if !needsFetch, state.fresh(key, date) != nil { return nil }
      let slot = state.slot(key)
      guard let flight = slot.flight else { return state.startFlight(key, slot, date) }
      flight.lastRequest = state.nextID()
      return nil
    }
    if let flight { startFetch(key, flight) }
  }

  /// The task keeps the store until it is done: what was fetched is stored even if no reader waits any more.
  @inlinable func startFetch(_ key: Key, _ flight: UInt64) {
    Task {
      let end = await performFetch(key, flight)
      let date = now()
      let (waiters, outcome, renewal) = state.update { $0.finishFlight(key, flight, end, date) }
      if let renewal { startFetch(key, renewal) }
      for waiter in waiters { waiter.resume(returning: outcome) }
    }
  }

  @inlinable func performFetch(_ key: Key, _ flight: UInt64) async -> StoreFlight<Value, Failure>.End {
    let task = withUnsafeCurrentTask { $0?.hashValue }
    state.withLock { $0.flights[flight]?.task = task }
    // A value that cannot be read counts as absent.
    let last = revalidates ? (try? await cached(key))?.value : nil
    let fetched: Fetched<Value>
    do throws(Failure) { fetched = try await fetch(key, last) } catch { return .failed(.fetch(error)) }
    guard let value = fetched.value ?? last else { return .failed(.storage(NothingToRevalidate())) }
    let date = now()
    do {
      // An invalidation or a change may come while a write waits: then the value is written with it.
      while let commit = state.withLock({ $0.commit(value, of: flight) }) {
        var stored = Stored(commit.value, storedAt: commit.isStale ? .distantPast : date, origin: .network)
        stored.flight = flight
        let isStored = try await source.write(stored, key) { [state] in
          state.withLock { $0.mayCommit(flight, as: commit) }
        }
        if isStored { return .stored(outdatedBy: commit.isInvalidated ? nil : commit.outdatedBy) }
      }
      return .stored(outdatedBy: nil)
    } catch {
      return .unstored(value, error)
    }
  }

  /// Adds an observer and shows it what there is, in one step: no commit falls between the two.
  @inlinable func begin(_ key: Key, _ policy: ObservationPolicy, _ observer: StoreObserver<Value, Failure>) async {
    while true {
      let date = now()
      let isAdded = state.update { $0.addObserver(key, observer, date) }
      if isAdded { break }
      guard let error = await loading(key).value else { continue }
      state.update { $0.addObserver(key, observer, failing: .storage(error)) }
      break
    }
    switch policy {
    case .cachedOnly: break
    case .refresh: fetchInBackground(key, needsFetch: true)
    case .cacheFirst: fetchInBackground(key, needsFetch: false)
    }
  }
}
