import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// What is stored cannot be read, or what was fetched cannot be stored: the store goes on.
@Suite struct StoreDamageTests {
  private let backend = FakeBackend()

  private struct DiskFull: Error {}

  /// The type of the value has changed, and nobody thought of `version`.
  @Test func whatCannotBeDecodedIsAbsent() async throws {
    let database = try Database(.memory)
    let older = DatabaseSourceOfTruth<String, [Int]>(database, .documents(named: "texts"))
    try await older.write(Stored([1], storedAt: backend.now(), origin: .network), for: "a")
    let source = DatabaseSourceOfTruth<String, String>(database, .documents(named: "texts"))
    let store = backend.store(source)
    #expect(try await store.cached("a") == nil)
    var observed = store.observe("a", .cachedOnly).makeAsyncIterator()
    #expect(await observed.next() == .empty)
    #expect(try await store.value(for: "a").value == "value of a")
    #expect(try await source.read("a")?.value == "value of a")
    // What the app's own mapping cannot decode is absent too; what it cannot find is an error.
    try await database.write { tx in try tx.execute(script: "CREATE TABLE t (key TEXT, value, at REAL)") }
    try await database.write { tx in try tx.execute("INSERT INTO t VALUES ('a', 7, 1.0)") }
    for (column, isAbsent) in [("value", true), ("valve", false)] {
      let mapped = DatabaseSourceOfTruth<String, String>(
        database,
        TableMapping(
          read: { key, tx in
            try tx.first("SELECT value, at FROM t WHERE key = \(key)") { row in
              (value: try row[column], storedAt: try row["at"])
            }
          }, write: { _, _, _, _ in }, remove: { _, _ in }, removeAll: { _ in }))
      if isAbsent {
        #expect(try await mapped.read("a") == nil)
      } else {
        await #expect(throws: DatabaseError.self) { try await mapped.read("a") }
      }
    }
  }

  /// One rule for every read: after a failed fetch the value is stale until the next commit, and a read that may fetch
  /// does.
  @Test func afterAFailedFetchEveryReadThatMayFetchDoes() async throws {
    let store = backend.store()
    _ = try await store.value(for: "a")
    backend.goOffline()
    await #expect(throws: StoreError<BackendError>.fetch(.offline)) { try await store.value(for: "a", .refresh) }
    #expect(backend.fetches == 2)
    let kept = try await store.value(for: "a")
    #expect(kept.isStale && kept.failure == .fetch(.offline))
    #expect(backend.fetches == 3)
    #expect(try await store.value(for: "a", .staleWhileRevalidate).isStale)
    try await until { self.backend.fetches == 4 }
    backend.goOffline(false)
    #expect(try await store.value(for: "a", .cacheFirst).isStale == false)
  }

  private func unwritable(_ database: Database, reads: Bool = true) -> DatabaseSourceOfTruth<String, String> {
    DatabaseSourceOfTruth(
      database,
      TableMapping(
        read: { _, _ in if reads { nil } else { throw DiskFull() } }, write: { _, _, _, _ in throw DiskFull() },
        remove: { _, _ in }, removeAll: { _ in }))
  }

  @Test(arguments: [true, false])
  func aCacheThatFailsHidesNoGoodAnswer(reads: Bool) async throws {
    let database = try Database(.memory)
    let store = backend.store(unwritable(database, reads: reads))
    for policy in [FetchPolicy.cacheFirst, .networkFirst, .refresh, .staleWhileRevalidate] {
      let loaded = try await store.value(for: "a", policy)
      #expect(loaded.value == "value of a" && loaded.origin == .network && !loaded.isStale)
      guard case .storage(DatabaseError.aborted(let reason))? = loaded.failure else {
        Issue.record("the failure is \(String(describing: loaded.failure))")
        continue
      }
      #expect(reason is DiskFull)
    }
    backend.goOffline()
    await #expect(throws: StoreError<BackendError>.fetch(.offline)) { try await store.value(for: "a") }
  }

  @Test func observersSeeWhatCouldNotBeStored() async throws {
    let database = try Database(.memory)
    let store = backend.store(unwritable(database))
    var observed = store.observe("a").makeAsyncIterator()
    #expect(await observed.next() == .empty)
    #expect(await observed.next() == .loading(last: nil))
    let snapshot = await observed.next()
    guard case .loaded(let loaded)? = snapshot else {
      Issue.record("\(String(describing: snapshot))")
      return
    }
    #expect(loaded.value == "value of a" && loaded.failure != nil)
  }
}
