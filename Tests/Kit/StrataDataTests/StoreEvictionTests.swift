import Foundation
import StrataData
import StrataStorage
import Testing

/// A source of truth keeps a number of values. What it drops is not gone, as what is removed is: who shows it goes on, and
/// what is being fetched for it is stored.
@Suite(.timeLimit(.minutes(5))) struct StoreEvictionTests {
  enum Kind: CaseIterable {
    case memory, database
  }

  private let backend = FakeBackend()

  private func source(_ kind: Kind) throws -> any SourceOfTruth<String, String> {
    switch kind {
    case .memory: InMemorySourceOfTruth(limit: 1)
    case .database: DatabaseSourceOfTruth(try Database(.memory), .documents(named: "texts", limit: 1))
    }
  }

  private func store(_ source: some SourceOfTruth<String, String>) -> Store<String, String, BackendError> {
    Store(source: source, freshness: .lasting(.seconds(60)), now: backend.now, fetch: backend.fetch)
  }

  /// What is fetched again is what was stored longest ago: the first to be dropped.
  @Test(arguments: Kind.allCases) func aRefreshUnderWayIsStored(kind: Kind) async throws {
    let store = store(try source(kind))
    _ = try await store.value(for: "a")
    backend.advance(10)
    backend.hold()
    let refreshing = Task { try await store.value(for: "a", .refresh) }
    try await backend.untilHeld()
    try await store.write("other", for: "b")
    backend.answerOldest("new")
    let loaded = try await refreshing.value
    #expect(loaded.value == "new" && !loaded.isStale)
    #expect(try await store.cached("a")?.value == "new")
    #expect(try await store.cached("b") == nil)
  }

  @Test(arguments: Kind.allCases) func whatIsShownStays(kind: Kind) async throws {
    let source = try source(kind)
    let store = store(source)
    var shown = store.observe("a").makeAsyncIterator()
    while let snapshot = await shown.next() {
      if case .loaded = snapshot { break }
    }
    backend.advance(10)
    try await store.write("other", for: "b")
    #expect(try await source.read("a") == nil)
    #expect(try await store.cached("a")?.value == "value of a")
    // The next thing that the observer sees is a change, not that there is nothing.
    try await store.write("new", for: "a")
    #expect(await shown.next()?.value == "new")
  }

  @Test(arguments: Kind.allCases) func whatNobodyUsesIsFetchedAgain(kind: Kind) async throws {
    let store = store(try source(kind))
    _ = try await store.value(for: "a")
    backend.advance(10)
    try await store.write("other", for: "b")
    #expect(try await store.cached("a") == nil)
    #expect(try await store.value(for: "a").origin == .network)
    #expect(backend.fetches == 2)
  }

  /// A change of a part reaches what is shown, though it is not stored any more.
  @Test func aChangeOfAPartIsShown() async throws {
    let database = try Database(.memory)
    let source = DatabaseSourceOfTruth<String, String>(database, .documents(named: "texts", limit: 1))
    let store = store(source)
    _ = try await store.value(for: "a")
    var shown = store.observe("a", .cachedOnly).makeAsyncIterator()
    #expect(await shown.next()?.value == "value of a")
    backend.advance(10)
    try await store.write("other", for: "b")
    try await database.write { tx in _ = try source.update("a", in: tx) { $0.uppercased() } }
    #expect(await shown.next()?.value == "VALUE OF A")
    try await database.write { tx in _ = try source.update("a", startingWith: "", in: tx) { "\($0)!" } }
    #expect(await shown.next()?.value == "VALUE OF A!")
  }

  /// Also what is begun by a change counts: such as accepted writes in searches that nobody has fetched.
  @Test func whatAChangeBeginsIsLimitedToo() async throws {
    let database = try Database(.memory)
    let source = DatabaseSourceOfTruth<Int, [String]>(database, .documents(named: "lists", limit: 2))
    for key in 1...5 {
      try await database.write { tx in _ = try source.update(key, startingWith: [], in: tx) { $0 + ["row"] } }
    }
    let kept = try await database.read { tx in try tx.value("SELECT count(*) FROM strata_documents", as: Int.self) }
    #expect(kept == 2)
    #expect(try await source.read(5)?.value == ["row"])
  }
}
