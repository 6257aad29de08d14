import Foundation
import StrataData
import StrataStorage
import Testing

/// A part of a value changes while the whole is fetched: nothing of either is lost.
@Suite(.timeLimit(.minutes(5))) struct StoreUpdateTests {
  private let backend = FakeBackend()
  private let database: Database
  private let source: DatabaseSourceOfTruth<String, String>
  private let store: Store<String, String, BackendError>

  init() throws {
    database = try Database(.memory)
    source = DatabaseSourceOfTruth(database, .documents(named: "texts"))
    store = backend.store(source)
  }

  private func capitalize(_ word: String) async throws {
    try await database.write { [source] tx in
      _ = try source.update("a", in: tx) { $0.replacingOccurrences(of: word, with: word.uppercased()) }
    }
  }

  @Test func whatIsFetchedGetsTheChangesThatWereMadeMeanwhile() async throws {
    backend.answer { _ in "one two" }
    _ = try await store.value(for: "a")
    backend.answer { _ in "one two three" }
    backend.hold()
    let refreshing = Task { [store] in try await store.value(for: "a", .refresh) }
    try await backend.untilHeld()
    try await capitalize("two")
    #expect(try await store.cached("a")?.value == "one TWO")
    try await capitalize("one")
    backend.release()
    let loaded = try await refreshing.value
    // The server did not have the changes when it answered.
    #expect(loaded.value == "ONE TWO three" && !loaded.isStale)
    #expect(try await source.read("a")?.value == "ONE TWO three")
    #expect(backend.fetches == 2)
  }

  @Test func theFirstFetchGetsThemToo() async throws {
    backend.answer { _ in "one" }
    backend.hold()
    let reading = Task { [store] in try await store.value(for: "a") }
    try await backend.untilHeld()
    try await capitalize("one")
    #expect(try await source.read("a") == nil)
    backend.release()
    #expect(try await reading.value.value == "ONE")
  }

  /// What an overlay has shown over nothing stays when it is accepted; the rest is still to be fetched.
  @Test func whereNothingIsStoredAChangeMayBegin() async throws {
    try await database.write { [source] tx in
      _ = try source.update("a", startingWith: "", in: tx) { $0 + "!" }
    }
    let begun = try #require(try await store.cached("a"))
    #expect(begun.value == "!" && begun.isStale)
    backend.answer { _ in "one!" }
    #expect(try await store.value(for: "a").value == "one!")
    #expect(try await source.read("a")?.value == "one!")
  }

  @Test func aChangeOfAPartMakesTheWholeNoYounger() async throws {
    backend.answer { _ in "one" }
    let before = try await store.value(for: "a").storedAt
    backend.advance(30)
    try await capitalize("one")
    let after = try #require(try await store.cached("a"))
    #expect(after.value == "ONE" && after.storedAt == before && !after.isStale)
    // Nor does it undo what a failed fetch or an invalidation says.
    try await store.invalidate("a")
    try await capitalize("one")
    #expect(try await store.cached("a")?.isStale == true)
    backend.goOffline()
    _ = try await store.value(for: "a", .networkFirst)
    try await capitalize("one")
    #expect(try await store.cached("a")?.failure == .fetch(.offline))
  }

  @Test func observersSeeTheChangeAndThenWhatWasFetchedWithIt() async throws {
    backend.answer { _ in "one" }
    _ = try await store.value(for: "a")
    backend.answer { _ in "one two" }
    backend.hold()
    var observed = store.observe("a", .refresh).makeAsyncIterator()
    try await backend.untilHeld()
    try await capitalize("one")
    backend.release()
    var values: [String] = []
    while let snapshot = await observed.next() {
      if case .loaded(let loaded) = snapshot { values.append(loaded.value) }
      if snapshot.value == "ONE two" { break }
    }
    #expect(values == ["one", "ONE", "ONE two"])
  }

  /// After a write of the whole value, what was fetched before is dropped, and the reader who wanted it learns of it.
  @Test func aRefreshThatAWriteHasOvertakenIsStale() async throws {
    backend.answer { _ in "server" }
    backend.hold()
    let refreshing = Task { [store] in try await store.value(for: "a", .refresh) }
    try await backend.untilHeld()
    try await store.write("mine", for: "a")
    backend.release()
    let loaded = try await refreshing.value
    #expect(loaded.value == "mine" && loaded.isStale)
    // The written value itself is fresh.
    #expect(try await store.cached("a")?.isStale == false)
  }
}
