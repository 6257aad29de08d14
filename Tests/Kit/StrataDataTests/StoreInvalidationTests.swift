import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// Invalidating marks what is stored and nothing else: it undoes no write, and no fetch is lost to it.
@Suite struct StoreInvalidationTests {
  private let backend = FakeBackend()

  private func sources() throws -> [any SourceOfTruth<String, String>] {
    [
      InMemorySourceOfTruth<String, String>(),
      DatabaseSourceOfTruth<String, String>(try Database(.memory), .documents(named: "texts")),
    ]
  }

  /// The optimistic write waits behind a busy writer when the value is invalidated.
  @Test func aWriteThatWaitsForTheDatabaseSurvivesAnInvalidation() async throws {
    let database = try Database(.memory)
    let source = DatabaseSourceOfTruth<String, String>(database, .documents(named: "texts"))
    let store = backend.store(source)
    try await store.write("old", for: "a")
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let release = DispatchSemaphore(value: 0)
    let busy = Task {
      try await database.write { _ in
        begin.yield()
        _ = release.wait(timeout: .now() + 300)
      }
    }
    for await _ in begun { break }
    let writing = Task { try await database.write { tx in try source.write("new", for: "a", in: tx) } }
    // Long enough to stand in the writer's queue; whoever is first, the write must survive.
    try await Task.sleep(for: .milliseconds(200))
    let invalidating = Task { try await store.invalidate("a") }
    try await Task.sleep(for: .milliseconds(200))
    release.signal()
    try await busy.value
    try await writing.value
    try await invalidating.value
    #expect(try await source.read("a")?.value == "new")
    #expect(try await store.cached("a")?.value == "new")
  }

  @Test func whatIsInvalidatedIsStaleOnDiskAndInMemory() async throws {
    for source in try sources() {
      let store = backend.store(source)
      try await store.write("mine", for: "a")
      try await store.invalidate("a")
      let loaded = try #require(try await store.cached("a"))
      #expect(loaded.value == "mine" && loaded.isStale && loaded.storedAt == .distantPast)
      #expect(try await source.read("a")?.storedAt == .distantPast)
      // Nothing is stored by invalidating what is not there.
      try await store.invalidate("b")
      #expect(try await source.read("b") == nil)
      #expect(try await store.cached("b") == nil)
    }
  }

  /// The fetch may have asked the server before what the invalidation is about: its value is better than the old one,
  /// and not to be trusted for long.
  @Test func aFetchThatAnInvalidationOvertakesIsStoredAndStale() async throws {
    for source in try sources() {
      let store = backend.store(source)
      _ = try await store.value(for: "a")
      backend.answer { "fetched \($0)" }
      backend.hold()
      let reader = Task { try await store.value(for: "a", .refresh) }
      try await backend.untilHeld()
      try await store.invalidate("a")
      backend.release()
      let loaded = try await reader.value
      #expect(loaded.value == "fetched a" && loaded.isStale)
      #expect(try await source.read("a")?.value == "fetched a")
      let fetches = backend.fetches
      backend.answer { "newest \($0)" }
      let next = try await store.value(for: "a")
      #expect(next.value == "newest a" && !next.isStale)
      #expect(backend.fetches == fetches + 1)
    }
  }

  /// Who asks after the invalidation gets a fetch of its own, which the older one does not undo.
  @Test func whoAsksAfterAnInvalidationGetsANewFetch() async throws {
    for source in try sources() {
      let store = backend.store(source)
      _ = try await store.value(for: "a")
      let number = Locked(0)
      backend.answer { _ in
        number.withLock {
          $0 += 1
          return "answer \($0)"
        }
      }
      backend.hold()
      let first = Task { try await store.value(for: "a", .refresh) }
      try await backend.untilHeld()
      try await store.invalidate("a")
      let second = Task { try await store.value(for: "a") }
      try await backend.untilHeld(2)
      backend.release()
      _ = try await first.value
      let fresh = try await second.value
      #expect(!fresh.isStale)
      #expect(try await store.cached("a")?.isStale == false)
      #expect(try await store.cached("a")?.value == fresh.value)
    }
  }

  @Test func whatIsObservedIsFetchedAgain() async throws {
    for source in try sources() {
      let store = backend.store(source)
      for key in ["a", "b", "c"] { _ = try await store.value(for: key) }
      var observed = store.observe("a").makeAsyncIterator()
      var idle = store.observe("b", .cachedOnly).makeAsyncIterator()
      #expect(await observed.next()?.value == "value of a")
      #expect(await idle.next()?.value == "value of b")
      let fetches = backend.fetches
      backend.answer { "new \($0)" }
      try await store.invalidateAll()
      guard case .loaded(let stale)? = await observed.next(), stale.isStale else {
        Issue.record("not stale")
        return
      }
      guard case .loading? = await observed.next() else {
        Issue.record("not fetched again")
        return
      }
      guard case .loaded(let renewed)? = await observed.next() else {
        Issue.record("not renewed")
        return
      }
      #expect(renewed.value == "new a" && !renewed.isStale)
      guard case .loaded(let old)? = await idle.next() else {
        Issue.record("not stale")
        return
      }
      #expect(old.value == "value of b" && old.isStale)
      #expect(backend.fetches == fetches + 1)
      for key in ["b", "c"] {
        #expect(try await store.cached(key)?.isStale == true)
        #expect(try await store.value(for: key).value == "new \(key)")
      }
      backend.answer { "value of \($0)" }
    }
  }

  @Test func keysAreInvalidatedTogether() async throws {
    for source in try sources() {
      let store = backend.store(source)
      for key in ["list/1", "list/2", "user/1"] { _ = try await store.value(for: key) }
      // Not in memory, but on disk.
      _ = try await source.write(Stored("old", storedAt: backend.now(), origin: .network), for: "list/3") { true }
      try await store.invalidateAll { $0.hasPrefix("list/") }
      var stale: [String] = []
      for key in ["list/1", "list/2", "list/3", "user/1"] where try await store.cached(key)?.isStale == true {
        stale.append(key)
      }
      #expect(stale == ["list/1", "list/2", "list/3"])
    }
  }

  @Test func aMappingOfTheAppsOwnSaysHowAllAreInvalidated() async throws {
    let database = try Database(.memory, migrations: [Migration(1, "t", "CREATE TABLE t (value TEXT, at REAL)")])
    func source(_ keys: TableMapping<String, String>.Keys?) -> DatabaseSourceOfTruth<String, String> {
      DatabaseSourceOfTruth(
        database,
        TableMapping(
          read: { _, tx in
            try tx.first("SELECT value, at FROM t") { row in (value: try row[0], storedAt: try row[1]) }
          },
          write: { value, date, _, tx in
            try tx.execute("DELETE FROM t")
            try tx.execute("INSERT INTO t VALUES (\(value), \(date))")
          },
          remove: { _, tx in try tx.execute("DELETE FROM t") }, removeAll: { tx in try tx.execute("DELETE FROM t") },
          keys: keys))
    }
    let plain = backend.store(source(nil))
    try await plain.write("mine", for: "a")
    await #expect(throws: StoreError<BackendError>.self) { try await plain.invalidateAll() }
    #expect(try await plain.cached("a")?.isStale == false)
    try await plain.invalidate("a")
    #expect(try await plain.cached("a")?.isStale == true)
    let able = backend.store(source { _ in ["a"] })
    try await able.write("mine", for: "a")
    try await able.invalidateAll()
    #expect(try await able.cached("a")?.isStale == true)
  }
}
