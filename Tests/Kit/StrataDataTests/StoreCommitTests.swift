import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// Commits by whomever: seen once and in order, never undone by a fetch that began before them.
@Suite struct StoreCommitTests {
  private let backend = FakeBackend()
  private struct Undo: Error {}

  /// The last digit of a value.
  @Sendable private static func tags(_ key: String, _ value: String) -> Set<String> { [String(value.suffix(1))] }

  private func sources() throws -> [any SourceOfTruth<String, String>] {
    [
      InMemorySourceOfTruth<String, String>(tags: Self.tags),
      DatabaseSourceOfTruth<String, String>(try Database(.memory), .documents(named: "texts"), tags: Self.tags),
    ]
  }

  @Test func observersSeeEveryCommitOnceAndInOrder() async throws {
    for source in try sources() {
      let store = backend.store(source, capacity: 2)
      let commits = Locked<[String]>([])
      let reference = source.observe { change in
        if case .stored("a", let stored) = change { commits.withLock { $0.append(stored.value) } }
      }
      // Some observe from the beginning, some come in the middle.
      let early = store.observe("a", .cachedOnly)
      var begun = early.makeAsyncIterator()
      #expect(await begun.next() == .empty)
      let late = Locked<[AsyncStream<StoreSnapshot<String, BackendError>>]>([])
      try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<6 {
          group.addTask {
            for round in 0..<60 {
              try await store.write("\(writer).\(round)", for: round % 4 == 3 ? "b\(round)" : "a")
              if writer == 0, round % 10 == 0 { late.withLock { $0.append(store.observe("a", .cachedOnly)) } }
            }
          }
        }
        try await group.waitForAll()
      }
      try await store.write("end", for: "a")
      let expected = commits.withLock { $0 }
      #expect(expected.count == 6 * 45 + 1)
      var seen: [String] = []
      while let snapshot = await begun.next() {
        guard case .loaded(let loaded) = snapshot else { continue }
        seen.append(loaded.value)
        if loaded.value == "end" { break }
      }
      #expect(seen == expected)
      for stream in late.withLock({ $0 }) {
        var seen: [String] = []
        for await snapshot in stream {
          guard let value = snapshot.value else { continue }
          seen.append(value)
          if value == "end" { break }
        }
        #expect(!seen.isEmpty && Array(expected.suffix(seen.count)) == seen)
      }
      reference.cancel()
    }
  }

  @Test func observersSeeFetchesAndTheirFailures() async throws {
    let store = backend.store()
    var observed = store.observe("a").makeAsyncIterator()
    #expect(await observed.next() == .empty)
    #expect(await observed.next() == .loading(last: nil))
    let first = Loaded<String, BackendError>(
      "value of a", origin: .network, storedAt: backend.now(), isStale: false)
    #expect(await observed.next() == .loaded(first))
    backend.goOffline()
    _ = try? await store.value(for: "a", .refresh)
    guard case .loading(let last?)? = await observed.next() else { return #expect(Bool(false)) }
    #expect(last.value == "value of a" && !last.isStale)
    guard case .failed(.fetch(.offline), let kept?)? = await observed.next() else { return #expect(Bool(false)) }
    #expect(kept.value == "value of a" && kept.isStale && kept.failure == .fetch(.offline))
    try await store.remove("a")
    #expect(await observed.next() == .empty)
  }

  @Test func aFetchDoesNotUndoALaterWrite() async throws {
    for source in try sources() {
      let store = backend.store(source)
      backend.hold()
      let reader = Task { try await store.value(for: "a").value }
      try await backend.untilHeld()
      try await store.write("mine", for: "a")
      // Who comes now is not served by the fetch that began before the write.
      let fresh = Task { try await store.value(for: "a", .refresh).value }
      try await backend.untilHeld(2)
      fresh.cancel()
      _ = await fresh.result
      try await store.write("mine again", for: "a")
      backend.release()
      #expect(try await reader.value == "mine again")
      #expect(try await source.read("a")?.value == "mine again")
      #expect(try await store.cached("a")?.value == "mine again")
    }
  }

  /// The fetch of one store does not undo a later one of another store.
  @Test func twoStoresOverOneSourceAgreeOnTheLastFetch() async throws {
    for source in try sources() {
      let (older, newer) = (FakeBackend(), FakeBackend())
      let (first, second) = (older.store(source), newer.store(source))
      // Many reads, and a few fetches: the stores do not count alike.
      for _ in 0..<20 { _ = try await first.cached("a") }
      older.hold()
      let reader = Task { try await first.value(for: "a", .refresh).value }
      try await older.untilHeld()
      newer.answer { _ in "newer" }
      #expect(try await second.value(for: "a", .refresh).value == "newer")
      older.answerOldest("older")
      #expect(try await reader.value == "newer")
      #expect(try await source.read("a")?.value == "newer")
      #expect(try await first.cached("a")?.value == "newer")
      #expect(try await second.cached("a")?.value == "newer")
    }
  }

  @Test func nothingComesBackAfterSigningOut() async throws {
    for source in try sources() {
      let store = backend.store(source)
      _ = try await store.value(for: "b")
      backend.hold()
      let reader = Task { try await store.value(for: "a") }
      let refresher = Task { try await store.value(for: "b", .refresh) }
      try await backend.untilHeld(2)
      try await store.removeAll()
      backend.release()
      await #expect(throws: StoreError<BackendError>.cancelled) { try await reader.value }
      await #expect(throws: StoreError<BackendError>.cancelled) { try await refresher.value }
      for key in ["a", "b"] {
        #expect(try await source.read(key) == nil)
        #expect(try await store.cached(key) == nil)
      }
    }
  }

  @Test func transactionsOfOthersAreSeenWhenTheyCommit() async throws {
    let database = try Database(.memory)
    let source = DatabaseSourceOfTruth<String, String>(database, .documents(named: "texts"))
    let store = backend.store(source)
    try await store.write("old", for: "a")
    let date = backend.now()
    try? await database.write { tx in
      try source.write("undone", for: "a", storedAt: date, in: tx)
      try source.remove("b", in: tx)
      throw Undo()
    }
    #expect(try await store.cached("a")?.value == "old")
    try await database.write { tx in
      let old = try source.read("a", in: tx)
      try source.write("\(old?.value ?? "") and new", for: "a", storedAt: date, in: tx)
    }
    #expect(try await store.cached("a")?.value == "old and new")
    try await database.write { tx in
      try tx.execute("UPDATE strata_documents SET value = \(Data("\"by SQL\"".utf8))")
      try source.changed("a", in: tx)
    }
    #expect(try await store.cached("a")?.value == "by SQL")
  }

  /// Readers, writers, fetches that fail, removals and a memory too small for all keys, all at once: in the end, memory
  /// and source of truth agree.
  @Test(arguments: 0..<4)
  func memoryAndSourceAgreeInTheEnd(seed: Int) async throws {
    for source in try sources() {
      let store = backend.store(source, capacity: 3)
      let keys = (0..<6).map { "key \($0)" }
      await withTaskGroup(of: Void.self) { group in
        for task in 0..<12 {
          group.addTask { [backend] in
            var random = SplitMix(seed: UInt64(seed * 100 + task))
            for round in 0..<40 {
              let key = keys[Int(random.next() % 6)]
              switch random.next() % 8 {
              case 0: try? await store.write("\(task).\(round)", for: key)
              case 1: try? await store.remove(key)
              case 2: _ = try? await store.value(for: key, .refresh)
              case 3: _ = try? await store.value(for: key, .staleWhileRevalidate)
              case 4: backend.goOffline(random.next() % 2 == 0)
              case 5 where task == 0 && round % 10 == 0: try? await store.removeAll()
              case 5:
                switch random.next() % 4 {
                case 0: try? await store.invalidate(key)
                case 1: try? await store.invalidateAll(tagged: ["\(random.next() % 10)", "a"])
                case 2: try? await store.invalidateAll { $0.hasSuffix("\(task % 6)") }
                default: try? await store.invalidateAll { _, value in value.hasPrefix("\(task).") }
                }
              case 6:
                let reader = Task { try await store.value(for: key, .networkFirst) }
                if random.next() % 2 == 0 { reader.cancel() }
                _ = await reader.result
              default: _ = try? await store.value(for: key)
              }
            }
          }
        }
      }
      // Fetches that nobody waited for may still be on their way.
      backend.goOffline(false)
      for key in keys {
        // A fetch that began offline fails its readers.
        while (try? await store.value(for: key, .refresh)) == nil {}
      }
      for key in keys {
        let stored = try #require(try await source.read(key))
        let known = try #require(try await store.cached(key))
        #expect(known.value == stored.value && known.storedAt == stored.storedAt, "\(key), seed \(seed)")
        // Fetched after the last change of others.
        #expect(!known.isStale, "\(key), seed \(seed)")
      }
    }
  }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
