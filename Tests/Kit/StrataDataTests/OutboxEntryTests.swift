import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// What an app shows of pending writes, takes back, and replaces.
@Suite(.timeLimit(.minutes(5))) struct OutboxEntryTests {
  private final class Server: Sendable {
    struct State {
      var answer = OutboxAnswer<String>.accepted
      var isHeld = false
      var received: [String] = []
    }

    let state = Locked(State())

    @Sendable func receive(_ entry: OutboxEntry<String>) async -> OutboxAnswer<String> {
      state.withLock { $0.received.append(entry.payload) }
      while state.withLock({ $0.isHeld }) { try? await Task.sleep(for: .milliseconds(1)) }
      return state.withLock { $0.answer }
    }
  }

  private let server = Server()
  private let slow = Backoff(first: .seconds(3600), limit: .seconds(3600))

  private func outbox(_ database: Database) -> Outbox<String> {
    Outbox(database, backoff: slow, send: server.receive)
  }

  @Test func attemptsAndTheLastFailureAreKept() async throws {
    let folder = try TestFolder()
    let url = folder.file("a.db")
    for (round, reason) in ["offline", "timeout", nil].enumerated() {
      server.state.withLock { $0.answer = .retry(reason: reason) }
      let outbox = outbox(try Database(.file(url)))
      if round == 0 {
        let entry = try await outbox.admit("a", orderedBy: "a")
        #expect(entry.attempts == 0 && entry.lastFailure == nil)
      }
      #expect(try await outbox.flush() == 1)
      let pending = try #require(try await outbox.pending().first)
      #expect(pending.attempts == round + 1)
      #expect(pending.lastFailure == (reason ?? "timeout"))
    }
  }

  @Test func aWriteIsTakenBackUnlessItIsBeingSent() async throws {
    let database = try Database(.memory, migrations: [Migration(1, "t", "CREATE TABLE t (n TEXT)")])
    let outbox = outbox(database)
    let first = try await outbox.admit("first", orderedBy: "a")
    let second = try await outbox.admit("second", orderedBy: "a") { tx in try tx.execute("INSERT INTO t VALUES ('b')") }
    let third = try await outbox.admit("third", orderedBy: "a")
    let withdrawal = try await outbox.withdraw(second.id) { tx in try tx.execute("DELETE FROM t") }
    #expect(withdrawal == .unsent)
    #expect(try await database.read { tx in try tx.value("SELECT count(*) FROM t") } == 0)
    #expect(try await outbox.withdraw(second.id) == .tooLate)
    server.state.withLock { $0.isHeld = true }
    let sending = Task { try await outbox.run() }
    try await until { self.server.state.withLock { $0.received } == ["first"] }
    #expect(try await outbox.withdraw(first.id) { _ in Issue.record("nothing may be undone") } == .tooLate)
    server.state.withLock {
      $0.answer = .retry(reason: "offline")
      $0.isHeld = false
    }
    for try await pending in outbox.observePending() where pending.first?.lastFailure == "offline" { break }
    // It may have arrived; and the one behind it does not wait for its backoff.
    server.state.withLock { $0.answer = .accepted }
    var late = OutboxWithdrawal.tooLate
    // The reason is noted just before it stops being sent.
    for _ in 0..<10_000 where late == .tooLate {
      late = try await outbox.withdraw(first.id)
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(late == .mayHaveArrived)
    for try await pending in outbox.observePending() where pending.isEmpty { break }
    #expect(server.state.withLock { $0.received } == ["first", "third"])
    #expect(try await outbox.withdraw(third.id) == .tooLate)
    sending.cancel()
    try await sending.value
  }

  @Test func aNewerWriteReplacesOlderOnesThatWereNeverSent() async throws {
    let folder = try TestFolder()
    let database = try Database(.file(folder.file("a.db")))
    let outbox = outbox(database)
    for payload in ["draft 1", "draft 2"] { try await outbox.admit(payload, orderedBy: "a", coalescedBy: "draft") }
    try await outbox.admit("title", orderedBy: "a", coalescedBy: "title")
    try await outbox.admit("other lane", orderedBy: "b", coalescedBy: "draft")
    try await outbox.admit("plain", orderedBy: "a")
    try await outbox.admit("draft 3", orderedBy: "a", coalescedBy: "draft")
    #expect(try await outbox.pending().map(\.payload) == ["title", "other lane", "plain", "draft 3"])
    server.state.withLock { $0.answer = .retry() }
    #expect(try await outbox.flush() == 4)
    // The head of each lane has been sent, and may have arrived.
    try await outbox.admit("title 2", orderedBy: "a", coalescedBy: "title")
    try await outbox.admit("draft 4", orderedBy: "a", coalescedBy: "draft")
    // After a restart too.
    let later = self.outbox(try Database(.file(folder.file("a.db"))))
    try await later.admit("title 3", orderedBy: "a", coalescedBy: "title")
    #expect(
      try await later.pending().map(\.payload) == ["title", "other lane", "plain", "draft 4", "title 3"])
    server.state.withLock {
      $0.answer = .accepted
      $0.received = []
    }
    #expect(try await later.flush() == 0)
    #expect(
      server.state.withLock { $0.received.filter { $0 != "other lane" } } == ["title", "plain", "draft 4", "title 3"])
  }

  /// The one that replaces comes while the replaced one is about to be sent: either is sent first, none is lost.
  @Test func replacingWhileSendingLosesNothing() async throws {
    let outbox = outbox(try Database(.memory))
    let sending = Task { try await outbox.run() }
    for number in 1...300 { try await outbox.admit("\(number)", orderedBy: "a", coalescedBy: "draft") }
    for try await pending in outbox.observePending() where pending.isEmpty { break }
    sending.cancel()
    try await sending.value
    let received = server.state.withLock { $0.received.compactMap { Int($0) } }
    #expect(received.last == 300 && received == Array(Set(received)).sorted())
  }

  @Test func whatWasSetAsideIsRestoredWhenItCanBeRead() async throws {
    let database = try Database(.memory)
    let old = Outbox<Int>(database, send: { _ in .retry() })
    let entry = try await old.admit(7, orderedBy: "a")
    let outbox = outbox(database)
    #expect(try await outbox.flush() == 0)
    #expect(server.state.withLock { $0.received.isEmpty })
    #expect(try await outbox.rejections().map(\.reason) == [.undecodable])
    #expect(try await outbox.restore(entry.id) == nil)
    #expect(try await outbox.rejections().count == 1)
    let received = Locked<[Int]>([])
    let newer = Outbox<Int>(database) { entry in
      received.withLock { $0.append(entry.payload) }
      return .accepted
    }
    #expect(try await newer.restore(entry.id)?.payload == 7)
    #expect(try await newer.rejections().isEmpty)
    #expect(try await newer.flush() == 0)
    #expect(received.withLock { $0 } == [7])
  }
}
