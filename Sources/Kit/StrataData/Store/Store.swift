import Foundation
import StrataLock
import StrataStorage

/// Values by key, fetched when needed and kept in a source of truth: what a repository of guide 001 is made of.
///
/// ```swift
/// let users = Store<User.ID, User, NetworkError>(
///   source: DatabaseSourceOfTruth(database, .documents(named: "users")), freshness: .lasting(.seconds(300))
/// ) { id throws(NetworkError) in try await client.send(UserRoute(id: id)).user }
///
/// let user = try await users.value(for: id).value
/// for await snapshot in users.observe(id) { … }
/// ```
///
/// - One fetch per key at a time, for any number of readers. A reader that is cancelled stops waiting at once; the
///   fetch goes on for the others, and if there are none, its value is still stored.
/// - A fetch that fails leaves what is stored, marked stale.
/// - A fetch never undoes a write or removal that was committed after it began.
/// - All commits of the source of truth are seen, also those of other code: reads that begin after a commit see it,
///   observers see every one, once and in order.
public final class Store<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Outcome = Result<Loaded<Value, Failure>, StoreError<Failure>>

  // All of it is visible to the compiler of the app: specialized for its types, it costs a tenth.
  @usableFromInline let source: StoreSource<Key, Value>
  @usableFromInline let freshness: Freshness<Value>
  @usableFromInline let now: @Sendable () -> Date
  @usableFromInline let fetch: @Sendable (Key, Value?) async throws(Failure) -> Fetched<Value>
  /// Whether fetches get what is stored.
  @usableFromInline let revalidates: Bool
  @usableFromInline let state: Locked<StoreState<Key, Value, Failure>>
  @usableFromInline let observation: SourceObservation

  /// A store over a source of truth. It reads nothing and fetches nothing until it is asked.
  ///
  /// - Parameters:
  ///   - source: where the values live.
  ///   - freshness: how long they are fresh.
  ///   - memoryCapacity: how many keys are kept in memory beside the source of truth; those observed always are.
  ///   - now: the clock for ages.
  ///   - fetch: gets a value from where it comes from. It runs in a task of its own, which no reader cancels.
  @inlinable public convenience init(
    source: some SourceOfTruth<Key, Value>, freshness: Freshness<Value>, memoryCapacity: Int = 1000,
    now: @escaping @Sendable () -> Date = { Date() },
    fetch: @escaping @Sendable (Key) async throws(Failure) -> Value
  ) {
    self.init(
      source: source, freshness: freshness, memoryCapacity: memoryCapacity, now: now, revalidates: false,
      fetch: { (key, _) async throws(Failure) in .value(try await fetch(key)) })
  }

  /// A store whose fetches name the version that is stored, so that a server may say "not modified": what is stored is
  /// fresh again then.
  ///
  /// - Parameters:
  ///   - revalidate: gets the value of a key; its second argument is what is stored, however old, or `nil`. Keep what
  ///     names the version, such as an `ETag`, in the value.
  @inlinable public convenience init(
    source: some SourceOfTruth<Key, Value>, freshness: Freshness<Value>, memoryCapacity: Int = 1000,
    now: @escaping @Sendable () -> Date = { Date() },
    revalidate: @escaping @Sendable (Key, Value?) async throws(Failure) -> Fetched<Value>
  ) {
    self.init(
      source: source, freshness: freshness, memoryCapacity: memoryCapacity, now: now, revalidates: true,
      fetch: revalidate)
  }

  @inlinable init(
    source: some SourceOfTruth<Key, Value>, freshness: Freshness<Value>, memoryCapacity: Int,
    now: @escaping @Sendable () -> Date, revalidates: Bool,
    fetch: @escaping @Sendable (Key, Value?) async throws(Failure) -> Fetched<Value>
  ) {
    let state = Locked(StoreState<Key, Value, Failure>(freshness: freshness, capacity: max(memoryCapacity, 1)))
    self.source = StoreSource(source)
    self.freshness = freshness
    self.now = now
    self.fetch = fetch
    self.revalidates = revalidates
    self.state = state
    let renewal = Locked<(@Sendable (Key, UInt64) -> Void)?>(nil)
    observation = source.observe { change in
      let date = now()
      let flights = state.update { $0.apply(change, date) }
      guard !flights.isEmpty, let renew = renewal.withLock({ $0 }) else { return }
      for (key, flight) in flights { renew(key, flight) }
    }
    renewal.withLock { $0 = { [weak self] key, flight in self?.startFetch(key, flight) } }
  }

  @inlinable deinit {
    // Outside the lock: a stream that ends comes back to leave.
    for continuation in state.withLock({ $0.observers() }) { continuation.finish() }
  }

  // MARK: - Reading

  /// What is stored, `nil` when nothing is. Never fetches.
  /// - Throws: `StoreError.storage`, `.cancelled`.
  @inlinable
  public func cached(_ key: Key) async throws(StoreError<Failure>) -> Loaded<Value, Failure>? {
    if let loaded = fresh(key) { return loaded }
    var origin: Origin? = .memory
    while true {
      let date = now()
      let known: Loaded<Value, Failure>?? = state.withLock { state in
        let slot = state.slot(key)
        guard case .known = slot.knowledge else { return nil }
        return .some(slot.last(state.freshness, date, origin: origin))
      }
      if let known { return known }
      // A value that this read loads keeps its own origin.
      origin = nil
      try await load(key)
    }
  }

  /// A value, stored or fetched, as `policy` says.
  /// - Throws: `StoreError.fetch` when there is neither, or when `.refresh` fails; `.storage`; `.cancelled`.
  @inlinable
  public func value(
    for key: Key, _ policy: FetchPolicy = .cacheFirst
  ) async throws(StoreError<Failure>) -> Loaded<Value, Failure> {
    if policy == .cacheFirst || policy == .staleWhileRevalidate, let loaded = fresh(key) { return loaded }
    return try await storedOrFetched(key, policy)
  }

  /// What is in memory and fresh.
  @inlinable
  func fresh(_ key: Key) -> Loaded<Value, Failure>? {
    let date = freshness.usesTime ? now() : .distantPast
    return state.withLock { $0.fresh(key, date) }
  }

  @inlinable
  func storedOrFetched(
    _ key: Key, _ policy: FetchPolicy
  ) async throws(StoreError<Failure>) -> Loaded<Value, Failure> {
    if policy == .refresh { return try await renewed(key) }
    var stored: Loaded<Value, Failure>?
    do throws(StoreError<Failure>) {
      stored = try await cached(key)
    } catch {
      // A value that cannot be read may still be fetched.
      if case .cancelled = error { throw error }
    }
    if let stored, policy != .networkFirst {
      if !stored.isStale { return stored }
      if policy == .staleWhileRevalidate {
        fetchInBackground(key, needsFetch: false)
        return stored
      }
    }
    do throws(StoreError<Failure>) {
      return try await renewed(key, needsFetch: policy == .networkFirst)
    } catch .fetch(let failure) {
      guard let kept = try? await cached(key) else { throw .fetch(failure) }
      return Loaded(
        kept.value, origin: kept.origin, storedAt: kept.storedAt, isStale: true, failure: .fetch(failure))
    }
  }

  /// The value of a key now and after every commit, with the fetches in between. Ends with the store, or when the
  /// reader stops. Unread snapshots are kept, so read on.
  @inlinable
  public func observe(
    _ key: Key, _ policy: ObservationPolicy = .cacheFirst
  ) -> AsyncStream<StoreSnapshot<Value, Failure>> {
    let (stream, continuation) = AsyncStream.makeStream(of: StoreSnapshot<Value, Failure>.self)
    let id = state.withLock { $0.nextID() }
    continuation.onTermination = { [weak state] _ in state?.withLock { $0.removeObserver(key, id) } }
    Task { [weak self] in
      guard let self else { return continuation.finish() }
      await begin(key, policy, StoreObserver(id: id, renews: policy != .cachedOnly, continuation: continuation))
    }
    return stream
  }
}
