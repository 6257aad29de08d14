import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// What is created offline has a temporary id until the server gives a real one.
@Suite(.timeLimit(.minutes(5))) struct OutboxIdentityTests {
  private struct Change: Codable, Sendable, Equatable {
    enum Kind: String, Codable { case create, rename }

    let kind: Kind
    let id: String
    let name: String
  }

  private final class Server: Sendable {
    struct State {
      var names: [String: String] = [:]
      var received: [Change] = []
      var keys: [UUID] = []
      var answersLost = 0
      var isOffline = false
      /// Holds the answer to a creation back.
      var isHeld = false
      var refusesConnections = false
      var attempts: [String] = []
      var known: [UUID: String] = [:]
    }

    let state = Locked(State())

    @Sendable func receive(_ entry: OutboxEntry<Change>) async -> OutboxAnswer<Change> {
      state.withLock { $0.attempts.append(entry.payload.name) }
      while state.withLock({ $0.isHeld }) { try? await Task.sleep(for: .milliseconds(1)) }
      return state.withLock { state in
        if state.refusesConnections, entry.payload.kind == .rename { return .retry() }
        if state.isOffline { return .retry() }
        let change = entry.payload
        state.keys.append(entry.idempotencyKey)
        state.received.append(change)
        guard change.kind == .create else {
          guard state.names[change.id] != nil else { return .rejected(reason: "there is no \(change.id)") }
          state.names[change.id] = change.name
          return .accepted
        }
        let id = state.known[entry.idempotencyKey] ?? "\(41 + state.names.count + 1)"
        if state.known.updateValue(id, forKey: entry.idempotencyKey) == nil { state.names[id] = change.name }
        if state.answersLost > 0 {
          state.answersLost -= 1
          return .retry(after: .zero)
        }
        return .created(ids: [change.id: id])
      }
    }
  }

  private let server = Server()
  private let slow = Backoff(first: .seconds(3600), limit: .seconds(3600))

  private func outbox(
    _ database: Database, concurrency: Int = 4, onAcceptance: @escaping Outbox<Change>.OnAcceptance = { _, _, _ in }
  ) -> Outbox<Change> {
    Outbox(
      database, concurrency: concurrency, backoff: slow, onAcceptance: onAcceptance,
      replacingIDs: { change, real in Change(kind: change.kind, id: real(change.id), name: change.name) },
      send: server.receive)
  }

  @Test func laterWritesGetTheRealID() async throws {
    let outbox = outbox(try Database(.memory))
    try await outbox.admit(Change(kind: .create, id: "t-1", name: "new"), orderedBy: "notes/t-1")
    try await outbox.admit(Change(kind: .rename, id: "t-1", name: "second"), orderedBy: "notes/t-1")
    try await outbox.admit(Change(kind: .rename, id: "t-1", name: "third"), orderedBy: "notes/t-1")
    #expect(try await outbox.realID(for: "t-1") == nil)
    #expect(try await outbox.flush() == 0)
    #expect(server.state.withLock { $0.names } == ["42": "third"])
    #expect(server.state.withLock { $0.received.map(\.id) } == ["t-1", "42", "42"])
    #expect(try await outbox.realID(for: "t-1") == "42")
    // A screen that was opened before still has the temporary one.
    let late = try await outbox.admit(Change(kind: .rename, id: "t-1", name: "late"), orderedBy: "notes/t-1")
    #expect(late.payload.id == "42" && late.orderingKey == "notes/42")
    #expect(try await outbox.flush() == 0)
    #expect(server.state.withLock { $0.names } == ["42": "late"])
  }

  @Test func afterARestartToo() async throws {
    let folder = try TestFolder()
    let url = folder.file("a.db")
    server.state.withLock { $0.isOffline = true }
    do {
      let outbox = outbox(try Database(.file(url)))
      try await outbox.admit(Change(kind: .create, id: "t-1", name: "new"), orderedBy: "t-1")
      try await outbox.admit(Change(kind: .rename, id: "t-1", name: "second"), orderedBy: "t-1")
      #expect(try await outbox.flush() == 2)
    }
    server.state.withLock {
      $0.isOffline = false
      $0.answersLost = 1
    }
    do {
      let outbox = outbox(try Database(.file(url)))
      #expect(try await outbox.flush() == 2 || server.state.withLock { $0.names["42"] } == "second")
    }
    let outbox = outbox(try Database(.file(url)))
    #expect(try await outbox.flush() == 0)
    // Created once, though its answer was lost.
    #expect(server.state.withLock { $0.names } == ["42": "second"])
    #expect(try await outbox.realID(for: "t-1") == "42")
  }

  /// Writes to the real id and to the temporary one have one order as soon as they are known to be the same.
  @Test func writesToBothIDsAreOneLane() async throws {
    let outbox = outbox(try Database(.memory))
    try await outbox.admit(Change(kind: .create, id: "t-1", name: "new"), orderedBy: "t-1")
    #expect(try await outbox.flush() == 0)
    server.state.withLock { $0.isOffline = true }
    for (number, id) in ["t-1", "42", "t-1", "42"].enumerated() {
      try await outbox.admit(Change(kind: .rename, id: id, name: "\(number)"), orderedBy: id)
    }
    #expect(try await outbox.flush() == 4)
    #expect(Set(try await outbox.pending().map(\.orderingKey)) == ["42"])
    server.state.withLock { $0.isOffline = false }
    #expect(try await outbox.flush() == 0)
    #expect(server.state.withLock { $0.received.dropFirst().map(\.name) } == ["0", "1", "2", "3"])
  }

  /// What was pending under the temporary id when the answer came is in one lane with what is written to the real one.
  @Test func whatWaitedUnderTheTemporaryIDComesFirst() async throws {
    let outbox = outbox(try Database(.memory))
    server.state.withLock {
      $0.isHeld = true
      $0.refusesConnections = true
    }
    let sending = Task { try await outbox.run() }
    try await outbox.admit(Change(kind: .create, id: "t-1", name: "new"), orderedBy: "t-1")
    try await until { self.server.state.withLock { $0.attempts } == ["new"] }
    try await outbox.admit(Change(kind: .rename, id: "t-1", name: "first"), orderedBy: "t-1")
    server.state.withLock { $0.isHeld = false }
    try await until { self.server.state.withLock { $0.attempts } == ["new", "first"] }
    try await outbox.admit(Change(kind: .rename, id: "42", name: "second"), orderedBy: "42")
    try await Task.sleep(for: .milliseconds(50))
    // The first one waits for its backoff, and so does the one behind it.
    #expect(server.state.withLock { $0.attempts } == ["new", "first"])
    server.state.withLock { $0.refusesConnections = false }
    try await until {
      // The failure may not have been put off yet.
      outbox.wake()
      return self.server.state.withLock { $0.names } == ["42": "second"]
    }
    #expect(server.state.withLock { $0.attempts } == ["new", "first", "first", "second"])
    #expect(server.state.withLock { $0.names } == ["42": "second"])
    sending.cancel()
    try await sending.value
  }

  /// The answer to a creation is still missing when the user writes to the real id, which came with a fetch.
  @Test func aLaneThatWaitsIsMergedAndSent() async throws {
    let outbox = outbox(try Database(.memory))
    server.state.withLock { $0.answersLost = 1 }
    try await outbox.admit(Change(kind: .create, id: "t-1", name: "new"), orderedBy: "t-1")
    let sending = Task { try await outbox.run() }
    try await until { self.server.state.withLock { $0.names["42"] } != nil }
    try await outbox.admit(Change(kind: .rename, id: "t-1", name: "by temporary id"), orderedBy: "t-1")
    try await outbox.admit(Change(kind: .rename, id: "42", name: "by real id"), orderedBy: "42")
    for try await pending in outbox.observePending() where pending.isEmpty { break }
    #expect(server.state.withLock { Set($0.received.map(\.id)) } == ["t-1", "42"])
    #expect(try await outbox.rejections().isEmpty)
    sending.cancel()
    try await sending.value
  }

  /// Under the key of an attempt that failed, the server may know the payload with the temporary id.
  @Test func aWriteThatWasSentWithATemporaryIDGetsAnotherKey() async throws {
    let outbox = outbox(try Database(.memory), concurrency: 1)
    server.state.withLock { $0.isOffline = true }
    try await outbox.admit(Change(kind: .create, id: "t-1", name: "new"), orderedBy: "t-1")
    let other = try await outbox.admit(Change(kind: .rename, id: "t-1", name: "other"), orderedBy: "names")
    #expect(try await outbox.flush() == 2)
    server.state.withLock { $0.isOffline = false }
    #expect(try await outbox.flush() == 0)
    #expect(server.state.withLock { $0.names } == ["42": "other"])
    #expect(server.state.withLock { $0.keys.last } != other.idempotencyKey)
  }

  @Test func theOverlayGoesOnUnderTheRealID() async throws {
    let database = try Database(.memory)
    let notes = DatabaseSourceOfTruth<String, String>(database, .documents(named: "notes"))
    let outbox = outbox(database) { entry, tx, _ in
      try notes.write(entry.payload.name, for: entry.payload.id, in: tx)
    }
    let overlay = outbox.overlay(on: notes, for: "t-1", orderedBy: "t-1") { _, change in change.name }
    let shown = Locked<[String?]>([])
    let watching = Task {
      for try await overlaid in overlay {
        shown.withLock { $0.append(overlaid.value) }
        if overlaid.value == "second", overlaid.pending.isEmpty { break }
      }
    }
    try await until { !shown.withLock { $0.isEmpty } }
    try await outbox.admit(Change(kind: .create, id: "t-1", name: "new"), orderedBy: "t-1")
    try await until { shown.withLock { $0.last } == "new" }
    try await outbox.admit(Change(kind: .rename, id: "t-1", name: "second"), orderedBy: "t-1")
    #expect(try await outbox.flush() == 0)
    try await watching.value
    #expect(try await notes.read("42")?.value == "second")
    // It never disappeared.
    #expect(shown.withLock { $0.dropFirst().allSatisfy { $0 != nil } })
  }
}
