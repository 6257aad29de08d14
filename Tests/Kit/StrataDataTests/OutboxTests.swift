import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

@Suite struct OutboxTests {
  private struct Undo: Error {}

  /// A server that keeps its idempotency keys, and what it was asked.
  private final class Server: Sendable {
    struct State {
      var isDown = false
      var attempts: [OutboxEntry<Int>] = []
      var applied: [Int] = []
      var keys: Set<UUID> = []
      var sending: [String: Int] = [:]
      var mostAtOnce = 0
      var overlaps = 0
    }

    let state = Locked(State())

    /// Negative numbers are refused.
    @Sendable func receive(_ entry: OutboxEntry<Int>) async -> OutboxAnswer<Int> {
      state.withLock { state in
        state.attempts.append(entry)
        state.sending[entry.orderingKey, default: 0] += 1
        if state.sending[entry.orderingKey] != 1 { state.overlaps += 1 }
        state.mostAtOnce = max(state.mostAtOnce, state.sending.values.reduce(0, +))
      }
      await Task.yield()
      return state.withLock { state in
        state.sending[entry.orderingKey, default: 0] -= 1
        if state.isDown { return .retry() }
        if entry.payload < 0 { return .rejected(reason: "negative") }
        if state.keys.insert(entry.idempotencyKey).inserted { state.applied.append(entry.payload) }
        return .accepted
      }
    }
  }

  private let server = Server()
  private let hasty = Backoff(first: .microseconds(100), limit: .milliseconds(2))
  private let slow = Backoff(first: .seconds(3600), limit: .seconds(3600))

  @Test func aWriteAndItsJournalRowAreOneTransaction() async throws {
    let database = try Database(.memory, migrations: [Migration(1, "t", "CREATE TABLE t (n INTEGER)")])
    let outbox = Outbox<Int>(database, backoff: slow, send: server.receive)
    await #expect(throws: DatabaseError.self) {
      try await outbox.admit(1, orderedBy: "a") { tx in
        try tx.execute("INSERT INTO t VALUES (1)")
        throw Undo()
      }
    }
    try? await database.write { tx in
      try outbox.admit(2, orderedBy: "a", in: tx)
      try tx.execute("INSERT INTO t VALUES (2)")
      throw Undo()
    }
    #expect(try await outbox.pending().isEmpty)
    #expect(try await outbox.flush() == 0)
    try await outbox.admit(3, orderedBy: "a") { tx in try tx.execute("INSERT INTO t VALUES (3)") }
    let shown = try await database.read { tx in try tx.rows("SELECT n FROM t") { row in try row[0] as Int } }
    #expect(shown == [3])
    #expect(try await outbox.pending().map(\.payload) == [3])
    #expect(try await outbox.flush() == 0)
    #expect(server.state.withLock { $0.applied } == [3])
  }

  @Test func orderIsKeptPerKeyAndKeysGoSideBySide() async throws {
    let database = try Database(.memory)
    let outbox = Outbox<Int>(database, concurrency: 3, backoff: hasty, send: server.receive)
    let sending = Task { try await outbox.run() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for lane in 0..<5 {
        group.addTask { [server] in
          for number in 0..<40 {
            try await outbox.admit(lane * 1000 + number, orderedBy: "lane \(lane)")
            if number % 10 == 5 { server.state.withLock { $0.isDown.toggle() } }
          }
        }
      }
      try await group.waitForAll()
    }
    server.state.withLock { $0.isDown = false }
    for try await pending in outbox.observePending() where pending.isEmpty { break }
    sending.cancel()
    try await sending.value
    let state = server.state.withLock { $0 }
    #expect(state.applied.count == 200 && Set(state.applied).count == 200)
    for lane in 0..<5 {
      #expect(state.applied.filter { $0 / 1000 == lane } == (0..<40).map { lane * 1000 + $0 })
    }
    #expect(state.overlaps == 0)
    #expect((2...3).contains(state.mostAtOnce))
  }

  @Test func everyAttemptHasTheSameKeyAcrossRestarts() async throws {
    let folder = try TestFolder()
    let url = folder.file("a.db")
    server.state.withLock { $0.isDown = true }
    let entry = try await Outbox<Int>(Database(.file(url)), backoff: slow, send: server.receive)
      .admit(7, orderedBy: "a")
    for round in 1...3 {
      if round == 3 { server.state.withLock { $0.isDown = false } }
      let outbox = Outbox<Int>(try Database(.file(url)), backoff: slow, send: server.receive)
      #expect(try await outbox.flush() == (round == 3 ? 0 : 1))
    }
    let attempts = server.state.withLock { $0.attempts }
    #expect(attempts.count == 3)
    #expect(Set(attempts.map(\.idempotencyKey)) == [entry.idempotencyKey])
    #expect(server.state.withLock { $0.applied } == [7])
  }

  /// An app and its extension, which stand on one file.
  @Test func whatAnotherHasAdmittedIsSentAndWhatAnotherHasSentIsNot() async throws {
    let folder = try TestFolder()
    let url = folder.file("a.db")
    let app = Outbox<Int>(try Database(.file(url)), backoff: slow, send: server.receive)
    #expect(try await app.flush() == 0)
    let other = Outbox<Int>(try Database(.file(url)), backoff: slow, send: server.receive)
    try await other.admit(1, orderedBy: "a")
    #expect(try await app.flush() == 0)
    try await app.admit(2, orderedBy: "a")
    #expect(try await other.flush() == 0)
    #expect(try await app.flush() == 0)
    #expect(server.state.withLock { $0.attempts.map(\.payload) } == [1, 2])
  }

  /// A server's `Retry-After` reaches the clock as it came.
  @Test(arguments: [Duration.seconds(Int64.max), .seconds(-Int64.max), .zero])
  func aWaitBeyondAllClocksIsOne(_ wait: Duration) async throws {
    let attempts = Locked(0)
    let outbox = Outbox<Int>(try Database(.memory)) { _ in
      attempts.withLock { $0 += 1 }
      return attempts.withLock { $0 } < 3 ? .retry(after: wait) : .accepted
    }
    try await outbox.admit(1, orderedBy: "a")
    for _ in 0..<10 where try await outbox.flush() > 0 {}
    #expect(attempts.withLock { $0 } == 3)
  }

  @Test func waitingIsCutShortByWake() async throws {
    let outbox = Outbox<Int>(try Database(.memory), backoff: slow, send: server.receive)
    server.state.withLock { $0.isDown = true }
    try await outbox.admit(1, orderedBy: "a")
    let sending = Task { try await outbox.run() }
    try await until { self.server.state.withLock { $0.attempts.count } == 1 }
    server.state.withLock { $0.isDown = false }
    outbox.wake()
    for try await pending in outbox.observePending() where pending.isEmpty { break }
    sending.cancel()
    try await sending.value
    #expect(server.state.withLock { $0.applied } == [1])
  }

  @Test(arguments: [LaterWrites.keep, .discard])
  func rejectionsAreRolledBackAndHandedOut(later: LaterWrites) async throws {
    let database = try Database(.memory, migrations: [Migration(1, "t", "CREATE TABLE t (n INTEGER)")])
    let laterSeen = Locked<[Int]>([])
    let outbox = Outbox<Int>(
      database, backoff: hasty,
      onRejection: { rejection, tx in
        laterSeen.withLock { $0 = rejection.later.map(\.payload) }
        try tx.execute("DELETE FROM t WHERE n = \(rejection.payload)")
        return later
      }, send: server.receive)
    for number in [1, -2, 3, 4] {
      try await outbox.admit(number, orderedBy: "a") { tx in try tx.execute("INSERT INTO t VALUES (\(number))") }
    }
    try await outbox.admit(5, orderedBy: "b")
    #expect(try await outbox.flush() == 0)
    #expect(laterSeen.withLock { $0 } == [3, 4])
    let shown = try await database.read { tx in try tx.rows("SELECT n FROM t") { row in try row[0] as Int } }
    #expect(shown == [1, 3, 4])
    #expect(Set(server.state.withLock { $0.applied }) == (later == .keep ? [1, 3, 4, 5] : [1, 5]))
    let rejections = try await outbox.rejections()
    #expect(rejections.map(\.payload) == (later == .keep ? [-2] : [-2, 3, 4]))
    #expect(rejections.first?.reason == .server("negative"))
    for rejection in rejections.dropFirst() { #expect(rejection.reason == .followed(rejections[0].id)) }
    for rejection in rejections { try await outbox.dismiss(rejection.id) }
    #expect(try await outbox.rejections().isEmpty)
  }

  /// A rejection whose rollback fails has not happened: it is tried again, and counts once.
  @Test func aFailingRollbackIsTriedAgain() async throws {
    let database = try Database(.memory, migrations: [Migration(1, "t", "CREATE TABLE t (n INTEGER)")])
    let calls = Locked(0)
    let outbox = Outbox<Int>(
      database, backoff: hasty,
      onRejection: { _, tx in
        try tx.execute("INSERT INTO t VALUES (1)")
        if calls.withLock({
          $0 += 1; return $0
        }) < 3 {
          throw Undo()
        }
        return .keep
      }, send: server.receive)
    try await outbox.admit(-1, orderedBy: "a")
    let sending = Task { try await outbox.run() }
    for try await pending in outbox.observePending() where pending.isEmpty { break }
    sending.cancel()
    try await sending.value
    #expect(try await database.read { tx in try tx.value("SELECT count(*) FROM t") } == 1)
    #expect(try await outbox.rejections().count == 1)
  }

  @Test func whatCannotBeDecodedIsHandedOutWithItsBytes() async throws {
    let database = try Database(.memory)
    let old = Outbox<[String]>(database, send: { _ in .retry() })
    try await old.admit(["an", "old"], orderedBy: "a")
    let outbox = Outbox<Int>(database, backoff: hasty, send: server.receive)
    try await outbox.admit(1, orderedBy: "a")
    #expect(try await outbox.flush() == 0)
    #expect(server.state.withLock { $0.applied } == [1])
    let rejection = try #require(try await outbox.rejections().first)
    #expect(rejection.reason == .undecodable && rejection.payload == nil)
    #expect(String(decoding: rejection.data, as: UTF8.self) == #"["an","old"]"#)
  }

  @Test func outboxesOfOneDatabaseAreApart() async throws {
    let database = try Database(.memory)
    let first = Outbox<Int>(database, name: "first", send: server.receive)
    let second = Outbox<Int>(database, name: "second", send: { _ in .retry(after: .seconds(3600)) })
    try await first.admit(1, orderedBy: "a")
    try await second.admit(2, orderedBy: "a")
    #expect(try await first.flush() == 0)
    #expect(try await second.flush() == 1)
    #expect(server.state.withLock { $0.applied } == [1])
  }
}
