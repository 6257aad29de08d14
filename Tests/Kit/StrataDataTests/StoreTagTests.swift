import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// Values that are invalidated by what they are: by a condition, or by the tags that their source of truth gives them.
@Suite(.timeLimit(.minutes(5))) struct StoreTagTests {
  private let backend = FakeBackend()
  private struct Undo: Error {}

  /// The words of a value are its tags.
  @Sendable private static func words(_ key: String, _ value: String) -> Set<String> {
    Set(value.split(separator: " ").map(String.init))
  }

  private func sources() throws -> [any SourceOfTruth<String, String>] {
    [
      InMemorySourceOfTruth<String, String>(tags: Self.words),
      DatabaseSourceOfTruth<String, String>(try Database(.memory), .documents(named: "texts"), tags: Self.words),
    ]
  }

  private func stale(_ store: Store<String, String, BackendError>, of keys: [String]) async throws -> [String] {
    var stale: [String] = []
    for key in keys where try await store.cached(key)?.isStale == true { stale.append(key) }
    return stale
  }

  @Test func valuesAreInvalidatedByTheirTagsOnDiskAndInMemory() async throws {
    for source in try sources() {
      // Two of four keys are in memory.
      let store = backend.store(source, capacity: 2)
      for (key, value) in [("a", "ann bob"), ("b", "bob"), ("c", "cal"), ("d", "ann")] {
        try await store.write(value, for: key)
      }
      try await store.invalidateAll(tagged: ["ann", "dan"])
      #expect(try await stale(store, of: ["a", "b", "c", "d"]) == ["a", "d"])
      #expect(try await source.read("a")?.storedAt == .distantPast)
      #expect(try await source.read("b")?.storedAt == backend.now())
      // The tags of a value are those of what is stored now.
      try await store.write("cal", for: "a")
      try await store.write("ann", for: "c")
      try await store.invalidateAll(tagged: ["ann"])
      #expect(try await stale(store, of: ["a", "b", "c", "d"]) == ["c", "d"])
      try await store.invalidateAll { key, value in key == "b" && value == "bob" }
      #expect(try await stale(store, of: ["a", "b", "c", "d"]) == ["b", "c", "d"])
    }
  }

  @Test func withoutTagsNothingPassesSilently() async throws {
    let database = try Database(.memory)
    let plain = DatabaseSourceOfTruth<String, String>(database, .documents(named: "texts"))
    do {
      try await backend.store(plain).invalidateAll(tagged: ["ann"])
      Issue.record("nothing was thrown")
    } catch {
      guard case .storage(let reason) = error else { throw error }
      #expect(reason is ValuesWithoutTags)
    }
    await #expect(throws: DatabaseError.self) {
      try await database.write { tx in try plain.invalidateAll(tagged: ["ann"], in: tx) }
    }
  }

  @Test func aTransactionMarksAndUndoesTogether() async throws {
    let database = try Database(.memory)
    let source = DatabaseSourceOfTruth<String, String>(database, .documents(named: "texts"), tags: Self.words)
    let store = backend.store(source)
    for (key, value) in [("a", "ann"), ("b", "bob")] { try await store.write(value, for: key) }
    let date = backend.now()
    try? await database.write { tx in
      try source.invalidateAll(tagged: ["ann"], in: tx)
      throw Undo()
    }
    #expect(try await stale(store, of: ["a", "b"]) == [])
    #expect(try await source.read("a")?.storedAt == date)
    try await database.write { tx in
      try source.invalidateAll(tagged: ["bob"], in: tx)
      // Marked within the transaction, which sees it.
      #expect(try source.read("b", in: tx)?.storedAt == .distantPast)
      // Written after it: fresh.
      try source.write("ann bob", for: "a", storedAt: date, in: tx)
    }
    #expect(try await stale(store, of: ["a", "b"]) == ["b"])
    // What cannot be decoded has no tags, and stops nobody.
    try await database.write { tx in
      try tx.execute("UPDATE strata_documents SET value = \(Data("7".utf8)) WHERE key = 'b'")
    }
    try await store.invalidateAll(tagged: ["ann"])
    #expect(try await source.read("a")?.storedAt == .distantPast)
  }

  @Test func whatIsObservedAndConcernedIsFetchedAgain() async throws {
    for source in try sources() {
      let store = backend.store(source)
      backend.answer { "\($0) first" }
      var observed: [String: AsyncStream<StoreSnapshot<String, BackendError>>.Iterator] = [:]
      for key in ["a", "b"] {
        _ = try await store.value(for: key)
        observed[key] = store.observe(key).makeAsyncIterator()
        #expect(await observed[key]?.next()?.value == "\(key) first")
      }
      let fetches = backend.fetches
      backend.answer { "\($0) second" }
      try await store.invalidateAll(tagged: ["a"])
      guard case .loaded(let old)? = await observed["a"]?.next(), case .loading? = await observed["a"]?.next(),
        case .loaded(let new)? = await observed["a"]?.next()
      else {
        Issue.record("not fetched again")
        return
      }
      #expect(old.isStale && new.value == "a second" && !new.isStale)
      #expect(backend.fetches == fetches + 1)
      #expect(try await store.cached("b")?.isStale == false)
    }
  }

  /// Nobody can know the tags of what is being fetched: they are checked when it comes.
  @Test func aFetchUnderWayIsStaleIfWhatItBringsIsConcerned() async throws {
    for source in try sources() {
      for (brought, isConcerned) in [("ann", true), ("bob", false)] {
        let store = backend.store(source)
        try await store.removeAll()
        backend.answer { _ in brought }
        backend.hold()
        let early = Task { try await store.value(for: "a") }
        try await backend.untilHeld()
        try await store.invalidateAll(tagged: ["ann"])
        let fetches = backend.fetches
        let late = Task { try await store.value(for: "a") }
        // Long enough to join the fetch under way; a late reader that begins its own fetch is answered as well.
        try await Task.sleep(for: .milliseconds(50))
        backend.answer { _ in "newer" }
        backend.answerOldest(brought)
        #expect(try await early.value.isStale == isConcerned)
        backend.release()
        let value = try await late.value
        #expect(!value.isStale && value.value == (isConcerned ? "newer" : "bob"))
        #expect(backend.fetches == fetches + (isConcerned ? 1 : 0))
      }
    }
  }

  /// What is being read from the disk was there before it was marked.
  @Test func aReadUnderWayIsRepeated() async throws {
    let source = SlowSource(tags: Self.words)
    source.inner.write(Stored("ann", storedAt: backend.now(), origin: .network), for: "a")
    let store = backend.store(source)
    source.isHeld.withLock { $0 = true }
    let reader = Task { try await store.cached("a") }
    try await until { source.held.withLock { $0 != nil } }
    try await store.invalidateAll(tagged: ["ann"])
    source.isHeld.withLock { $0 = false }
    source.held.withLock { $0 }?.resume()
    #expect(try await reader.value?.isStale == true)
    #expect(try await store.cached("a")?.isStale == true)
  }

  /// The first value of a screen, concerned by what happened while it was fetched.
  @Test func anObserverGetsAFetchAfterTheOneThatWasConcerned() async throws {
    for source in try sources() {
      let store = backend.store(source)
      backend.answer { _ in "ann" }
      backend.hold()
      var observed = store.observe("a").makeAsyncIterator()
      #expect(await observed.next() == .empty)
      #expect(await observed.next() == .loading(last: nil))
      try await backend.untilHeld()
      try await store.invalidateAll(tagged: ["ann"])
      backend.answerOldest("ann")
      guard case .loaded(let old)? = await observed.next(), case .loading? = await observed.next() else {
        Issue.record("not fetched again")
        return
      }
      #expect(old.isStale && old.value == "ann")
      backend.answer { _ in "bob" }
      backend.release()
      guard case .loaded(let new)? = await observed.next() else {
        Issue.record("not renewed")
        return
      }
      #expect(!new.isStale && new.value == "bob")
    }
  }
}

/// A source of truth whose reads can be held back after they have read.
private final class SlowSource: SourceOfTruth {
  let inner: InMemorySourceOfTruth<String, String>
  let isHeld = Locked(false)
  let held = Locked<CheckedContinuation<Void, Never>?>(nil)

  var tags: (@Sendable (String, String) -> Set<String>)? { inner.tags }

  init(tags: @escaping @Sendable (String, String) -> Set<String>) { inner = InMemorySourceOfTruth(tags: tags) }

  func read(_ key: String) async -> Stored<String>? {
    let stored = inner.read(key)
    if isHeld.withLock({ $0 }) {
      await withCheckedContinuation { continuation in held.withLock { $0 = continuation } }
    }
    return stored
  }

  func write(_ stored: Stored<String>, for key: String, if condition: @Sendable () -> Bool) async -> Bool {
    inner.write(stored, for: key, if: condition)
  }
  func remove(_ key: String) async { inner.remove(key) }
  func removeAll() async { inner.removeAll() }
  func invalidate(_ key: String) async { inner.invalidate(key) }
  func invalidateAll(where isConcerned: @escaping @Sendable (String) -> Bool) async {
    inner.invalidateAll(where: isConcerned)
  }
  func invalidateAll(where isConcerned: @escaping @Sendable (String, String) -> Bool) async {
    inner.invalidateAll(where: isConcerned)
  }
  func observe(_ observer: @escaping @Sendable (SourceChange<String, String>) -> Void) -> SourceObservation {
    inner.observe(observer)
  }
}
