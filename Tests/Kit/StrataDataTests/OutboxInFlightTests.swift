import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// Ids that are replaced while an entry which has the temporary one may be at the server.
@Suite(.timeLimit(.minutes(5))) struct OutboxInFlightTests {
  private struct Change: Codable, Sendable, Equatable {
    let name: String
    let object: String
  }

  /// Holds creations and everything that has the temporary id back until they are released.
  private final class Server: Sendable {
    struct State {
      var isCreationHeld = true
      var isUseHeld = true
      /// Whether the server takes a temporary id for what it has become.
      var acceptsTemporaryIDs = true
      var answersLost = 0
      /// How many uses of the temporary id turn out not to have left the device.
      var usesUnsent = 0
      var isUseBegun = false
      var received: [(change: Change, key: UUID)] = []
      var done: [UUID: OutboxAnswer<Change>] = [:]
    }

    let state = Locked(State())

    @Sendable func receive(_ entry: OutboxEntry<Change>) async -> OutboxAnswer<Change> {
      let change = entry.payload
      if change.name == "create" {
        await wait { !$0.isCreationHeld }
        return .created(ids: [change.object: "42"])
      }
      if change.object == "tmp", state.withLock({ $0.usesUnsent > 0 }) {
        state.withLock {
          $0.usesUnsent -= 1
          $0.isUseBegun = true
        }
        await wait { !$0.isUseHeld }
        return .retry(mayHaveArrived: false)
      }
      let answer = state.withLock { state in
        state.received.append((change, entry.idempotencyKey))
        let isRefused = change.object == "tmp" && !state.acceptsTemporaryIDs
        let answer = state.done[entry.idempotencyKey] ?? (isRefused ? .rejected(reason: "no such object") : .accepted)
        state.done[entry.idempotencyKey] = answer
        return answer
      }
      if change.object == "tmp" { await wait { !$0.isUseHeld } }
      let isLost = state.withLock { state in
        state.answersLost -= 1
        return state.answersLost >= 0
      }
      return isLost ? .retry(reason: "the answer was lost") : answer
    }

    private func wait(for condition: (State) -> Bool) async {
      while !state.withLock({ condition($0) }) { try? await Task.sleep(for: .milliseconds(1)) }
    }
  }

  private let server = Server()

  /// With a pin at the server whose payload has the temporary id, and the real one just given.
  private func withPinInFlight(
    _ check: (Outbox<Change>, Outbox<Change>.Entry, Locked<[String]>) async throws -> Void
  ) async throws {
    let accepted = Locked<[String]>([])
    let outbox = Outbox<Change>(
      try Database(.memory), backoff: Backoff(first: .milliseconds(1), limit: .milliseconds(1)),
      onAcceptance: { entry, _, _ in accepted.withLock { $0.append("\(entry.payload.name) \(entry.payload.object)") } },
      replacingIDs: { change, real in Change(name: change.name, object: real(change.object)) }, send: server.receive)
    try await outbox.admit(Change(name: "create", object: "tmp"), orderedBy: "tmp")
    let pin = try await outbox.admit(Change(name: "pin", object: "tmp"), orderedBy: "board", coalescedBy: "pin")
    let sending = Task { try await outbox.run() }
    try await until { self.server.state.withLock { !$0.received.isEmpty || $0.isUseBegun } }
    server.state.withLock { $0.isCreationHeld = false }
    while try await outbox.realID(for: "tmp") == nil { try await Task.sleep(for: .milliseconds(1)) }
    try await check(outbox, pin, accepted)
    server.state.withLock { $0.isUseHeld = false }
    for try await pending in outbox.observePending() where pending.isEmpty { break }
    sending.cancel()
    try await sending.value
  }

  @Test func aLostAnswerIsAskedForUnderTheSameKeyAndWithTheSamePayload() async throws {
    try await withPinInFlight { outbox, _, _ in
      server.state.withLock { $0.answersLost = 1 }
      let pending = try await outbox.pending()
      // Shown with the real id, counted as sent.
      #expect(pending.map(\.payload.object) == ["42"] && pending.map(\.attempts) == [1])
    }
    let received = server.state.withLock { $0.received }
    #expect(received.map(\.change.object) == ["tmp", "tmp"])
    #expect(Set(received.map(\.key)).count == 1)
  }

  @Test func whatTheServerRefusedUnderTheTemporaryIDIsSentWithTheRealOne() async throws {
    server.state.withLock { $0.acceptsTemporaryIDs = false }
    try await withPinInFlight { outbox, _, _ in
      // The refusal itself is lost, and asked for again.
      server.state.withLock { $0.answersLost = 1 }
    }
    let received = server.state.withLock { $0.received }
    #expect(received.map(\.change.object) == ["tmp", "tmp", "42"])
    #expect(received[0].key == received[1].key && received[1].key != received[2].key)
  }

  @Test func whatTurnsOutToBeUnsentIsSentWithTheRealOneUnderItsKey() async throws {
    server.state.withLock { $0.usesUnsent = 1 }
    let keys = Locked<[UUID]>([])
    try await withPinInFlight { _, pin, _ in keys.withLock { $0 = [pin.idempotencyKey] } }
    let received = server.state.withLock { $0.received }
    #expect(received.map(\.change.object) == ["42"])
    #expect(received.map(\.key) == keys.withLock { $0 })
  }

  @Test func itCannotBeTakenBackUnsent() async throws {
    try await withPinInFlight { outbox, pin, _ in
      let withdrawal = try await outbox.withdraw(pin.id)
      #expect(withdrawal == .tooLate)
    }
    #expect(server.state.withLock { $0.received.count } == 1)
  }

  @Test func aNewerOneDoesNotTakeItsPlace() async throws {
    let log = Locked<[String]>([])
    try await withPinInFlight { outbox, pin, accepted in
      let newer = try await outbox.admit(Change(name: "newer", object: "tmp"), orderedBy: "board", coalescedBy: "pin")
      #expect(try await outbox.pending().map(\.id) == [pin.id, newer.id])
      server.state.withLock { $0.isUseHeld = false }
      for try await pending in outbox.observePending() where pending.isEmpty { break }
      log.withLock { $0 = accepted.withLock { $0 } }
    }
    #expect(log.withLock { $0 } == ["create 42", "pin 42", "newer 42"])
  }

  @Test func afterARestartItStillMayHaveArrived() async throws {
    let folder = try TestFolder()
    let database = try Database(.file(folder.file("a.db")))
    func outbox() -> Outbox<Change> {
      Outbox<Change>(
        database, backoff: Backoff(first: .seconds(3600), limit: .seconds(3600)),
        replacingIDs: { change, real in Change(name: change.name, object: real(change.object)) }, send: server.receive)
    }
    server.state.withLock {
      $0.isUseHeld = false
      $0.answersLost = 1
    }
    let first = outbox()
    try await first.admit(Change(name: "create", object: "tmp"), orderedBy: "tmp")
    let pin = try await first.admit(Change(name: "pin", object: "tmp"), orderedBy: "board")
    let sending = Task { try await first.run() }
    for try await pending in first.observePending() where pending.last?.lastFailure != nil { break }
    server.state.withLock { $0.isCreationHeld = false }
    while try await first.realID(for: "tmp") == nil { try await Task.sleep(for: .milliseconds(1)) }
    sending.cancel()
    try await sending.value
    let second = outbox()
    #expect(try await second.pending().map(\.attempts) == [1])
    #expect(try await second.flush() == 0)
    let received = server.state.withLock { $0.received }
    #expect(received.map(\.change.object) == ["tmp", "tmp"] && Set(received.map(\.key)) == [pin.idempotencyKey])
  }
}
