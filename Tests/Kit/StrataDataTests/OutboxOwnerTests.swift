import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// What one user wrote is never sent as another.
@Suite struct OutboxOwnerTests {
  /// A server that notes who is signed in when a write comes.
  private final class Server: Sendable {
    struct State {
      var user: String?
      var isDown = true
      var isHeld = false
      var received: [(payload: Int, user: String?)] = []
      var sending = 0
    }

    let state = Locked(State())

    var received: [String] { state.withLock { $0.received.map { "\($0.payload) by \($0.user ?? "nobody")" } } }

    @Sendable func receive(_ entry: OutboxEntry<Int>) async -> OutboxAnswer<Int> {
      state.withLock { $0.sending += 1 }
      defer { state.withLock { $0.sending -= 1 } }
      while state.withLock({ $0.isHeld }) {
        if (try? await Task.sleep(for: .milliseconds(1))) == nil { return .retry(reason: "cancelled") }
      }
      return state.withLock { state in
        if state.isDown { return .retry() }
        state.received.append((entry.payload, state.user))
        return .accepted
      }
    }
  }

  private let server = Server()
  private let slow = Backoff(first: .seconds(3600), limit: .seconds(3600))

  private func outbox(_ database: Database, owner: String? = nil) -> Outbox<Int> {
    Outbox(database, owner: owner, backoff: slow, send: server.receive)
  }

  @Test(arguments: [PendingWrites.keep, .discard])
  func whoSignsInNextSendsNothingOfTheFormer(leaving: PendingWrites) async throws {
    let database = try Database(.memory, migrations: [Migration(1, "t", "CREATE TABLE t (n INTEGER)")])
    let outbox = outbox(database, owner: "ann")
    server.state.withLock { $0.user = "ann" }
    for number in 1...2 {
      try await outbox.admit(number, orderedBy: "a") { tx in try tx.execute("INSERT INTO t VALUES (\(number))") }
    }
    let sending = Task { try await outbox.run() }
    let count = try await outbox.signOut(leaving) { tx in try tx.execute("DELETE FROM t") }
    #expect(count == 2 && outbox.owner == nil)
    #expect(try await database.read { tx in try tx.value("SELECT count(*) FROM t") } == 0)
    server.state.withLock {
      $0.user = "bob"
      $0.isDown = false
    }
    try await outbox.signIn(as: "bob")
    #expect(try await outbox.pending().isEmpty)
    try await outbox.admit(3, orderedBy: "a")
    // A task of the former session comes late.
    try await outbox.admit(4, orderedBy: "a", ownedBy: "ann")
    #expect(try await outbox.flush() == 0)
    #expect(server.received == ["3 by bob"])
    try await outbox.signOut(.keep)
    server.state.withLock { $0.user = "ann" }
    try await outbox.signIn(as: "ann")
    #expect(try await outbox.flush() == 0)
    let expected = leaving == .keep ? [1, 2, 4] : [4]
    #expect(server.received == ["3 by bob"] + expected.map { "\($0) by ann" })
    sending.cancel()
    try await sending.value
  }

  /// As at the start of an app, where both begin at once: what the new owner has left behind is sent.
  @Test(.timeLimit(.minutes(5))) func sendingOnceWaitsForAChangeOfTheOwner() async throws {
    let (isChanging, mayEnd, sent) = (Locked(false), Locked(false), Locked<[Int]>([]))
    let outbox = Outbox<Int>(try Database(.memory), owner: "ann", backoff: slow) { entry in
      sent.withLock { $0.append(entry.payload) }
      guard entry.owner == "ann" else { return .accepted }
      while !mayEnd.withLock({ $0 }) {
        if Task.isCancelled { isChanging.withLock { $0 = true } }
        await Task.yield()
      }
      return .retry()
    }
    try await outbox.admit(1, orderedBy: "a")
    try await outbox.admit(2, orderedBy: "b", ownedBy: "bob")
    let first = Task { try await outbox.flush() }
    try await until { sent.withLock { $0 == [1] } }
    async let signingIn: Void = outbox.signIn(as: "bob")
    try await until { isChanging.withLock { $0 } }
    let flushing = Task { try await outbox.flush() }
    try await Task.sleep(for: .milliseconds(20))
    mayEnd.withLock { $0 = true }
    #expect(try await flushing.value == 0)
    try await signingIn
    _ = try await first.value
    #expect(sent.withLock { $0 } == [1, 2] && outbox.owner == "bob")
  }

  @Test func signingOutWaitsForWhatIsBeingSent() async throws {
    let outbox = outbox(try Database(.memory), owner: "ann")
    server.state.withLock { $0.isHeld = true }
    for lane in ["a", "b"] { try await outbox.admit(1, orderedBy: lane) }
    let sending = Task { try await outbox.run() }
    try await until { self.server.state.withLock { $0.sending } == 2 }
    #expect(try await outbox.signOut(.keep) == 2)
    #expect(server.state.withLock { $0.sending } == 0)
    try await outbox.signIn(as: "ann")
    let pending = try await outbox.pending()
    #expect(pending.map(\.lastFailure) == ["cancelled", "cancelled"])
    #expect(pending.allSatisfy { $0.owner == "ann" && $0.attempts >= 1 })
    sending.cancel()
    server.state.withLock { $0.isHeld = false }
    try await sending.value
  }

  /// A failing transaction leaves everything as it was, and sending goes on.
  @Test func aSignOutThatFailsHasNotHappened() async throws {
    struct Undo: Error {}
    let outbox = outbox(try Database(.memory), owner: "ann")
    try await outbox.admit(1, orderedBy: "a")
    await #expect(throws: OutboxOwnerError.self) { try await outbox.signOut(.discard) { _ in throw Undo() } }
    #expect(outbox.owner == "ann")
    server.state.withLock { $0.isDown = false }
    #expect(try await outbox.flush() == 0)
    #expect(server.received == ["1 by nobody"])
  }

  @Test func removeAllForgetsTheOwnersWritesOnly() async throws {
    let database = try Database(.memory)
    let outbox = outbox(database, owner: "ann")
    try await outbox.admit(1, orderedBy: "a")
    try await outbox.admit(2, orderedBy: "a", ownedBy: "bob")
    let other = Outbox<Int>(database, name: "other", owner: "ann", send: { _ in .retry() })
    try await other.admit(3, orderedBy: "a")
    #expect(try await outbox.removeAll() == 1)
    #expect(try await outbox.pending().isEmpty && outbox.owner == "ann")
    #expect(try await other.pending().count == 1)
    try await outbox.signIn(as: "bob")
    #expect(try await outbox.pending().map(\.payload) == [2])
  }

  @Test func observersSeeThePendingWritesOfTheOwner() async throws {
    let outbox = outbox(try Database(.memory), owner: "ann")
    try await outbox.admit(1, orderedBy: "a")
    var observed = outbox.observePending().makeAsyncIterator()
    #expect(try await observed.next()?.map(\.payload) == [1])
    try await outbox.signIn(as: "bob")
    #expect(try await observed.next()?.isEmpty == true)
  }

  /// A journal of the first version of the kit, whose entries have no owner.
  @Test func aJournalWithoutOwnersIsReadAndMayBeAdopted() async throws {
    let database = try Database(
      .memory,
      migrations: [
        Migration(
          1, "the first version",
          """
          CREATE TABLE strata_outbox_entries (
            id INTEGER PRIMARY KEY AUTOINCREMENT, outbox TEXT NOT NULL, idempotency_key TEXT NOT NULL UNIQUE,
            ordering_key TEXT NOT NULL, payload BLOB NOT NULL, admitted_at REAL NOT NULL);
          CREATE TABLE strata_outbox_settlements (
            entry INTEGER PRIMARY KEY REFERENCES strata_outbox_entries (id) ON DELETE CASCADE,
            end TEXT NOT NULL, reason TEXT, settled_at REAL NOT NULL);
          INSERT INTO strata_outbox_entries VALUES
            (1, 'outbox', '3F2504E0-4F89-41D3-9A0C-0305E82C3301', 'a', CAST('7' AS BLOB), 0.0);
          """)
      ])
    let unowned = outbox(database)
    #expect(try await unowned.pending().map(\.payload) == [7])
    let outbox = outbox(database, owner: "ann")
    #expect(try await outbox.flush() == 0)
    #expect(server.received.isEmpty)
    server.state.withLock { $0.isDown = false }
    try await outbox.adoptUnowned()
    #expect(try await outbox.pending().map(\.owner) == ["ann"])
    #expect(try await outbox.flush() == 0)
    #expect(server.received == ["7 by nobody"])
  }
}
