import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// What the user typed stays on the screen until the server has it.
@Suite struct OverlayTests {
  private struct Change: Codable, Sendable, Equatable {
    let appended: String
  }

  @Test func noRefreshHidesWhatTheUserTyped() async throws {
    let database = try Database(.memory)
    let source = DatabaseSourceOfTruth<String, String>(database, .documents(named: "texts"))
    let server = Locked("server")
    let store = Store<String, String, BackendError>(source: source, freshness: .never) { _ throws(BackendError) in
      server.withLock { $0 }
    }
    let outbox = Outbox<Change>(
      database,
      onAcceptance: { entry, tx, _ in
        let old = try source.read(entry.orderingKey, in: tx)?.value ?? ""
        try source.write(old + entry.payload.appended, for: entry.orderingKey, in: tx)
      },
      send: { entry in
        server.withLock { $0 += entry.payload.appended }
        return .accepted
      })
    let shown = Locked<[String?]>([])
    let overlay = outbox.overlay(on: source, for: "a", orderedBy: "a") { text, change in
      (text ?? "") + change.appended
    }
    let watching = Task {
      for try await overlaid in overlay {
        shown.withLock { $0.append(overlaid.value) }
        if overlaid.pending.isEmpty, overlaid.value == "server of old+1+2" { break }
      }
    }
    _ = try await store.value(for: "a", .refresh)
    try await outbox.admit(Change(appended: "+1"), orderedBy: "a")
    try await outbox.admit(Change(appended: "+2"), orderedBy: "a")
    try await outbox.admit(Change(appended: "of another"), orderedBy: "b")
    // Pull to refresh: the server knows nothing of it yet.
    server.withLock { $0 = "server of old" }
    _ = try await store.value(for: "a", .refresh)
    #expect(try await outbox.flush() == 0)
    try await watching.value
    let texts = shown.withLock { $0 }
    #expect(texts.first == .some(nil))
    // Once typed, it is never hidden, neither before the server has it nor when it gets it.
    let typed = try #require(texts.firstIndex { $0?.hasSuffix("+1+2") == true })
    #expect(texts[typed...].allSatisfy { $0 == "server+1+2" || $0 == "server of old+1+2" }, "\(texts)")
    let elsewhere = DatabaseSourceOfTruth<String, String>(try Database(.memory), .documents(named: "texts"))
    await #expect(throws: DatabaseError.self) {
      for try await _ in outbox.overlay(on: elsewhere, for: "a", orderedBy: "a", applying: { text, _ in text }) {}
    }
  }

  @Test func aRejectedWriteDisappearsByItself() async throws {
    let database = try Database(.memory)
    let source = DatabaseSourceOfTruth<String, String>(database, .documents(named: "texts"))
    try await source.write(Stored("old", storedAt: Date(), origin: .network), for: "a")
    let outbox = Outbox<Change>(database, send: { _ in .rejected(reason: "no") })
    let overlay = outbox.overlay(on: source, for: "a", orderedBy: "a") { text, change in
      text.map { _ in change.appended }
    }
    var observed = overlay.makeAsyncIterator()
    #expect(try await observed.next()?.value == "old")
    try await outbox.admit(Change(appended: "mine"), orderedBy: "a")
    let mine = try #require(try await observed.next())
    #expect(mine.value == "mine" && mine.stored?.value == "old" && mine.pending.count == 1)
    #expect(try await outbox.flush() == 0)
    while let next = try await observed.next() {
      guard next.pending.isEmpty else { continue }
      #expect(next.value == "old")
      break
    }
  }

  /// A list has the writes to all of its elements over it, and names those that were refused.
  @Test func aListHasTheWritesOfAllOrderingKeysOverIt() async throws {
    let database = try Database(.memory)
    let source = DatabaseSourceOfTruth<String, [String]>(database, .documents(named: "lists"))
    try await source.write(Stored(["old"], storedAt: Date(), origin: .network), for: "all")
    let outbox = Outbox<Change>(
      database, send: { $0.payload.appended == "no" ? .rejected(reason: "never") : .retry() })
    for (key, text) in [("a", "1"), ("b", "no"), ("c", "2")] {
      try await outbox.admit(Change(appended: text), orderedBy: key)
    }
    func overlaid(_ key: String?) async throws -> Overlaid<[String], Change>? {
      let overlay = outbox.overlay(on: source, for: "all", orderedBy: key) { list, change in
        (list ?? []) + [change.appended]
      }
      for try await overlaid in overlay { return overlaid }
      return nil
    }
    #expect(try await overlaid(nil)?.value == ["old", "1", "no", "2"])
    #expect(try await outbox.flush() == 2)
    let after = try #require(try await overlaid(nil))
    #expect(after.value == ["old", "1", "2"] && after.pending.map(\.orderingKey) == ["a", "c"])
    #expect(after.rejected.map(\.orderingKey) == ["b"] && after.rejected.map(\.reason) == [.server("never")])
    #expect(try await overlaid("a")?.rejected == [])
    #expect(try await overlaid("b")?.rejected == after.rejected)
  }
}
