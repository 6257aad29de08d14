import Foundation
@testable import StrataData
import StrataLock
import StrataStorage
import Testing

typealias TextStore = Store<String, String, BackendError>

extension FakeBackend {
  func store(
    _ source: some SourceOfTruth<String, String> = InMemorySourceOfTruth(), capacity: Int = 1000
  ) -> TextStore {
    TextStore(
      source: source, freshness: .lasting(.seconds(60)), memoryCapacity: capacity, now: now, fetch: fetch)
  }
}

@Suite struct StoreReadingTests {
  private let backend = FakeBackend()

  /// It would wait for itself.
  @Test func aFetchThatReadsItsOwnKeyFails() async throws {
    let held = Locked<TextStore?>(nil)
    let store = TextStore(source: InMemorySourceOfTruth(), freshness: .untilInvalidated) { key throws(BackendError) in
      guard let store = held.withLock({ $0 }) else { throw .offline }
      let old = try? await store.cached(key)?.value
      // Another key, and a task of which nobody waits for the end, may be read.
      let other = key == "a" ? try? await store.value(for: "b").value : "b"
      Task { try await store.value(for: key) }
      do throws(StoreError<BackendError>) {
        return try await store.value(for: key, .networkFirst).value
      } catch .storage(let error) where error is ReadByOwnFetch {
        return "\(old ?? "nothing") \(other ?? "nothing")"
      } catch {
        throw .offline
      }
    }
    held.withLock { $0 = store }
    #expect(try await store.value(for: "a").value == "nothing nothing b")
    #expect(try await store.value(for: "a", .refresh).value == "nothing nothing b nothing b")
    held.withLock { $0 = nil }
  }

  /// An offer that says how long it stands.
  @Test func aValueMayNameItsOwnEnd() async throws {
    let offers = Store<String, Date, BackendError>(
      source: InMemorySourceOfTruth(), freshness: .until { $0 }, now: backend.now
    ) { [backend] key in
      _ = try? await backend.fetch(key)
      return backend.now() + 10
    }
    let end = try await offers.value(for: "a").value
    backend.advance(9)
    #expect(try await offers.value(for: "a").value == end)
    backend.advance(1)
    #expect(try await offers.cached("a")?.isStale == true)
    #expect(try await offers.value(for: "a").value == end + 10)
    #expect(backend.fetches == 2)
    try await offers.invalidate("a")
    #expect(try await offers.cached("a")?.isStale == true)
    let own = Store<String, Date, BackendError>(
      source: InMemorySourceOfTruth(), freshness: Freshness { value, storedAt, now in value > now && storedAt < value },
      now: backend.now, fetch: { _ in Date(timeIntervalSince1970: 0) })
    #expect(try await own.value(for: "a").isStale)
  }

  @Test(arguments: [true, false])
  func aThousandReadersOneFetch(onDisk: Bool) async throws {
    let database = try Database(.memory)
    let store =
      onDisk
      ? backend.store(DatabaseSourceOfTruth(database, .documents(named: "texts"))) : backend.store()
    backend.hold()
    let started = Locked(0)
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<1000 {
        group.addTask {
          started.withLock { $0 += 1 }
          return try await store.value(for: "a").value
        }
      }
      try await until { started.withLock { $0 } == 1000 }
      try await backend.untilHeld()
      backend.release()
      for try await value in group { #expect(value == "value of a") }
    }
    #expect(backend.fetches == 1)
    let again = try await store.value(for: "a")
    #expect(again.origin == .memory && !again.isStale)
    #expect(backend.fetches == 1)
  }

  /// The reader looked, found nothing, and was overtaken by a whole fetch before it could ask for one.
  @Test func whoComesTooLateForAFetchTakesItsValue() async throws {
    let now = Date(timeIntervalSince1970: 0)
    var state = StoreState<String, String, BackendError>(freshness: .lasting(.seconds(60)), capacity: 10)
    state.apply(.stored("a", Stored("new", storedAt: now, origin: .network)), now)
    for needsFetch in [false, true] {
      let outcome = await withCheckedContinuation { continuation in
        let entry = state.join("a", as: 1, continuation, needsFetch: needsFetch, task: nil, now)
        guard case .fresh(let loaded) = entry else {
          _ = state.cancel(1)
          return continuation.resume(returning: .failure(.cancelled))
        }
        continuation.resume(returning: .success(loaded))
      }
      #expect((try? outcome.get())?.value == (needsFetch ? nil : "new"))
    }
  }

  @Test func policiesGiveWhatTheySay() async throws {
    let store = backend.store()
    #expect(try await store.cached("a") == nil)
    #expect(backend.fetches == 0)
    let first = try await store.value(for: "a")
    #expect(first == Loaded("value of a", origin: .network, storedAt: backend.now(), isStale: false))
    let storedAt = backend.now()
    backend.answer { "new \($0)" }
    #expect(try await store.value(for: "a").value == "value of a")
    #expect(try await store.value(for: "a", .networkFirst).value == "new a")
    backend.answer { "newer \($0)" }
    #expect(try await store.value(for: "a", .refresh).value == "newer a")
    #expect(backend.fetches == 3)

    backend.advance(60)
    backend.hold()
    let stale = try await store.value(for: "a", .staleWhileRevalidate)
    #expect(stale == Loaded("newer a", origin: .memory, storedAt: storedAt, isStale: true))
    try await backend.untilHeld()
    backend.answer { "newest \($0)" }
    backend.release()
    #expect(try await store.value(for: "a", .refresh).value == "newest a")
    try await store.invalidate("a")
    #expect(try await store.cached("a")?.isStale == true)
    backend.answer { "after \($0)" }
    #expect(try await store.value(for: "a").value == "after a")
  }

  @Test func aFailingFetchLeavesWhatIsStoredMarkedStale() async throws {
    let store = backend.store()
    backend.goOffline()
    await #expect(throws: StoreError<BackendError>.fetch(.offline)) { try await store.value(for: "a") }
    backend.goOffline(false)
    _ = try await store.value(for: "a")
    let storedAt = backend.now()
    backend.advance(3600)
    backend.goOffline()
    let expected = Loaded<String, BackendError>(
      "value of a", origin: .memory, storedAt: storedAt, isStale: true, failure: .fetch(.offline))
    #expect(try await store.value(for: "a") == expected)
    #expect(try await store.value(for: "a", .networkFirst) == expected)
    #expect(try await store.cached("a") == expected)
    await #expect(throws: StoreError<BackendError>.fetch(.offline)) { try await store.value(for: "a", .refresh) }
    backend.goOffline(false)
    let renewed = try await store.value(for: "a")
    #expect(!renewed.isStale && renewed.failure == nil && renewed.origin == .network)
  }

  @Test func cancellingOneReaderCancelsNoOther() async throws {
    let store = backend.store()
    backend.hold()
    let readers = (0..<10).map { _ in Task { try await store.value(for: "a").value } }
    try await backend.untilHeld()
    // The fetch is still held: a cancelled reader does not wait for it.
    for reader in readers[..<5] { reader.cancel() }
    for reader in readers[..<5] {
      await #expect(throws: StoreError<BackendError>.cancelled) { try await reader.value }
    }
    #expect(backend.held == 1)
    backend.release()
    for reader in readers[5...] { #expect(try await reader.value == "value of a") }
    #expect(backend.fetches == 1)
  }

  @Test func whatNobodyWaitsForIsStillStored() async throws {
    let source = InMemorySourceOfTruth<String, String>()
    let store = backend.store(source)
    backend.hold()
    let reader = Task { try await store.value(for: "a").value }
    try await backend.untilHeld()
    reader.cancel()
    _ = await reader.result
    let (stored, continuation) = AsyncStream.makeStream(of: Void.self)
    let observation = source.observe { _ in continuation.yield() }
    backend.release()
    for await _ in stored { break }
    observation.cancel()
    #expect(try await store.cached("a")?.value == "value of a")
  }

  @Test func storedValuesOutliveTheStore() async throws {
    let folder = try TestFolder()
    let url = folder.file("a.db")
    for round in 0..<2 {
      let database = try Database(.file(url))
      let store = backend.store(DatabaseSourceOfTruth(database, .documents(named: "texts")))
      let value = try await store.value(for: "it's a key/\u{0}")
      #expect(value.origin == (round == 0 ? .network : .disk))
      #expect(try await store.value(for: "it's a key/\u{0}").origin == .memory)
    }
    #expect(backend.fetches == 1)
    // Values of another version are not found, other kinds are left alone.
    let database = try Database(.file(url))
    let newer = DatabaseSourceOfTruth<String, String>(database, .documents(named: "texts", version: 2))
    let other = DatabaseSourceOfTruth<Int, [String: Int]>(database, .documents(named: "texts/2"))
    try await other.write(Stored(["a": 1], storedAt: backend.now(), origin: .local), for: 3)
    #expect(try await newer.read("it's a key/\u{0}") == nil)
    try await newer.removeAll()
    #expect(try await other.read(3)?.value == ["a": 1])
  }

  /// A key per search text or date range would fill the disk.
  @Test func aLimitKeepsTheNewestValues() async throws {
    let database = try Database(.memory)
    let other = DatabaseSourceOfTruth<String, String>(database, .documents(named: "other"))
    try await other.write(Stored("kept", storedAt: .distantPast, origin: .local), for: "a")
    let sources: [any SourceOfTruth<String, String>] = [
      InMemorySourceOfTruth<String, String>(limit: 3),
      DatabaseSourceOfTruth<String, String>(database, .documents(named: "texts", limit: 3)),
    ]
    for source in sources {
      let store = backend.store(source)
      for key in ["a", "b", "c", "d", "e"] {
        _ = try await store.value(for: key)
        backend.advance(1)
        if key == "c" {
          // Written again, it is the newest.
          _ = try await store.value(for: "a", .refresh)
          backend.advance(1)
        }
      }
      var kept: [String] = []
      for key in ["a", "b", "c", "d", "e"] {
        let value = try await store.cached(key)?.value
        #expect(try await source.read(key)?.value == value)
        if value != nil { kept.append(key) }
      }
      #expect(kept == ["a", "d", "e"])
      // What is stale goes first; what has just been written stays, even if the clock was set back.
      try await store.invalidate("e")
      backend.advance(-1_000)
      try await store.write("now", for: "f")
      #expect(try await store.cached("e") == nil)
      #expect(try await store.cached("f")?.value == "now")
      backend.advance(2_000)
    }
    #expect(try await other.read("a")?.value == "kept")
  }

  /// A server's 304: what is stored is fresh again, and is not sent.
  @Test func whatIsNotModifiedIsFreshAgain() async throws {
    let source = InMemorySourceOfTruth<String, String>()
    let asked = Locked<[String?]>([])
    let version = Locked("v1")
    let store = TextStore(source: source, freshness: .lasting(.seconds(60)), now: backend.now) {
      (_, stored) throws(BackendError) in
      asked.withLock { $0.append(stored) }
      let current = version.withLock { $0 }
      return stored == current ? .notModified : .value(current)
    }
    #expect(try await store.value(for: "a").value == "v1")
    backend.advance(100)
    let again = try await store.value(for: "a")
    #expect(again == Loaded("v1", origin: .network, storedAt: backend.now(), isStale: false))
    try await store.invalidate("a")
    version.withLock { $0 = "v2" }
    #expect(try await store.value(for: "a").value == "v2")
    #expect(asked.withLock { $0 } == [nil, "v1", "v1"])
    let broken = TextStore(source: InMemorySourceOfTruth(), freshness: .never, now: backend.now) {
      (_, _) throws(BackendError) in .notModified
    }
    await #expect(throws: StoreError<BackendError>.storage(NothingToRevalidate())) { try await broken.value(for: "a") }
  }
}
