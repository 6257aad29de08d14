import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// Attempts that never left the device: the write is as one that was never sent.
@Suite(.timeLimit(.minutes(5))) struct OutboxUnsentTests {
  private struct Change: Codable, Sendable, Equatable {
    let name: String
    var object: String
  }

  /// Answers from a script, then accepts; what it creates has the id 42.
  private final class Server: Sendable {
    struct State {
      var script: [OutboxAnswer<Change>] = []
      var received: [Change] = []
      var keys: Set<UUID> = []
    }

    let state = Locked(State())

    @Sendable func receive(_ entry: OutboxEntry<Change>) -> OutboxAnswer<Change> {
      state.withLock { state in
        if !state.script.isEmpty {
          let answer = state.script.removeFirst()
          if case .retry(_, _, mayHaveArrived: false) = answer { return answer }
          state.received.append(entry.payload)
          return answer
        }
        state.received.append(entry.payload)
        state.keys.insert(entry.idempotencyKey)
        return entry.payload.name == "create" ? .created(ids: [entry.payload.object: "42"]) : .accepted
      }
    }
  }

  private static let offline = OutboxAnswer<Change>.retry(reason: "offline", mayHaveArrived: false)

  private let server = Server()
  private let outbox: Outbox<Change>

  init() throws {
    // One at a time, so that the creation is first.
    outbox = Outbox<Change>(
      try Database(.memory), concurrency: 1, backoff: Backoff(first: .seconds(3600), limit: .seconds(3600)),
      replacingIDs: { change, real in Change(name: change.name, object: real(change.object)) },
      send: { [server] entry in server.receive(entry) })
  }

  private func admitCreationAndPin() async throws -> OutboxEntry<Change> {
    try await outbox.admit(Change(name: "create", object: "tmp"), orderedBy: "tmp")
    return try await outbox.admit(Change(name: "pin", object: "tmp"), orderedBy: "board", coalescedBy: "pin")
  }

  @Test func itGetsTheRealID() async throws {
    server.state.withLock { $0.script = [Self.offline, Self.offline] }
    let pin = try await admitCreationAndPin()
    #expect(try await outbox.flush() == 2)
    #expect(try await outbox.pending().map(\.attempts) == [0, 0])
    #expect(try await outbox.pending().map(\.lastFailure) == ["offline", "offline"])
    #expect(try await outbox.flush() == 0)
    #expect(server.state.withLock { $0.received.map(\.object) } == ["tmp", "42"])
    #expect(server.state.withLock { $0.keys.contains(pin.idempotencyKey) })
  }

  @Test func itIsTakenBackUnsentOrReplaced() async throws {
    server.state.withLock { $0.script = [Self.offline, Self.offline] }
    let pin = try await admitCreationAndPin()
    #expect(try await outbox.flush() == 2)
    let newer = try await outbox.admit(Change(name: "newer", object: "tmp"), orderedBy: "board", coalescedBy: "pin")
    #expect(try await outbox.pending().map(\.payload.name) == ["create", "newer"])
    #expect(try await outbox.withdraw(pin.id) == .tooLate)
    #expect(try await outbox.withdraw(newer.id) == .unsent)
    #expect(try await outbox.flush() == 0)
    #expect(server.state.withLock { $0.received.map(\.name) } == ["create"])
  }

  /// Another attempt may have arrived.
  @Test func whatMayHaveArrivedStaysAsItWasSent() async throws {
    server.state.withLock { $0.script = [Self.offline, .retry(reason: "lost"), Self.offline, Self.offline] }
    let pin = try await admitCreationAndPin()
    #expect(try await outbox.flush() == 2)
    #expect(try await outbox.flush() == 2)
    #expect(try await outbox.pending().map(\.attempts) == [0, 1])
    let newer = try await outbox.admit(Change(name: "newer", object: "tmp"), orderedBy: "board", coalescedBy: "pin")
    #expect(try await outbox.flush() == 0)
    #expect(
      server.state.withLock { $0.received }
        == [
          Change(name: "pin", object: "tmp"), Change(name: "create", object: "tmp"), Change(name: "pin", object: "tmp"),
          Change(name: "newer", object: "42"),
        ])
    #expect(server.state.withLock { $0.keys.isSuperset(of: [pin.idempotencyKey, newer.idempotencyKey]) })
  }
}
