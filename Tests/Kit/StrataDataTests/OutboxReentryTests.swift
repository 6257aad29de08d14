import Foundation
import StrataData
import StrataLock
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

/// Calls of an outbox from inside of the closure that it sends with.
@Suite(.timeLimit(.minutes(5))) struct OutboxReentryTests {
  private let held = Locked<Outbox<Int>?>(nil)
  private let errors = Locked<[String]>([])

  private func note(_ work: () async throws -> Void) async {
    do {
      try await work()
      errors.withLock { $0.append("none") }
    } catch {
      errors.withLock { $0.append("\(error)") }
    }
  }

  private func outbox(
    _ database: Database, clock: any Clock<Duration> = ContinuousClock(),
    _ call: @escaping @Sendable (Outbox<Int>) async throws -> Void
  ) -> Outbox<Int> {
    let outbox = Outbox<Int>(
      database, owner: "ann", clock: clock,
      send: { [held] entry in
        guard let outbox = held.withLock({ $0 }) else { return .rejected() }
        await note { try await call(outbox) }
        return .accepted
      })
    held.withLock { $0 = outbox }
    return outbox
  }

  @Test func changesOfTheOwnerSayThatTheyCannotWaitForThemselves() async throws {
    let calls: [@Sendable (Outbox<Int>) async throws -> Void] = [
      { outbox in _ = try await outbox.signOut(.keep) },
      { outbox in try await outbox.signIn(as: "bob") },
      { outbox in _ = try await outbox.removeAll() },
    ]
    for call in calls {
      let outbox = outbox(try Database(.memory), call)
      try await outbox.admit(1, orderedBy: "a")
      #expect(try await outbox.flush() == 0)
      #expect(outbox.owner == "ann")
    }
    #expect(errors.withLock { $0 } == Array(repeating: "calledBySend", count: calls.count))
    // From elsewhere it still works.
    let outbox = try #require(held.withLock { $0 })
    try await outbox.signIn(as: "bob")
    #expect(outbox.owner == "bob")
    held.withLock { $0 = nil }
  }

  /// `send` waits for a task that waits for `send`: nobody can see that, so the wait is limited.
  @Test func aTaskThatSendWaitsForStopsWaitingForSend() async throws {
    let clock = ManualClock()
    let outbox = outbox(try Database(.memory), clock: clock) { outbox in
      try await Task { _ = try await outbox.signOut(.discard) }.value
    }
    try await outbox.admit(1, orderedBy: "a")
    let sending = Task { try await outbox.flush() }
    await clock.sleepers(1)
    #expect(errors.withLock { $0 }.isEmpty)
    clock.advance(by: .seconds(5))
    #expect(try await sending.value == 0)
    #expect(errors.withLock { $0 } == ["calledBySend"])
    #expect(outbox.owner == "ann")
    held.withLock { $0 = nil }
  }

  /// The request of an outbox meets the refusal that ends the session, and the app signs the user out because of it, in
  /// a task that is part of the attempt by inheritance only.
  @Test func aSessionThatEndsWhileTheOutboxSendsSignsItsUserOut() async throws {
    let transport = InMemoryTransport()
    transport.on(.put, "notes", .status(401), .status(204))
    let (changes, changed) = AsyncStream.makeStream(of: Task<Void, Never>.self)
    let authorizer = Authorizer(
      credential: Credential(accessToken: "ann", refreshToken: "r"),
      onChange: { [self] credential in
        guard credential == nil, let outbox = held.withLock({ $0 }) else { return }
        changed.yield(Task { await note { try await outbox.signOut(.discard) } })
      },
      refresh: { _ throws(NetworkError) in throw .status(HTTPResponse(status: 400)) })
    let client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.example.com", timeout: .seconds(3_600), deadline: .seconds(3_600)), transport: transport,
      authorizer: authorizer)
    let outbox = Outbox<Int>(try Database(.memory), owner: "ann") { entry in
      do throws(NetworkError) {
        try await client.send(Route<NoContent>.put("notes"))
        return .accepted
      } catch {
        return error.isTransient ? .retry(after: .seconds(3600)) : .rejected()
      }
    }
    held.withLock { $0 = outbox }
    try await outbox.admit(1, orderedBy: "a")
    _ = try await outbox.flush()
    for await signOut in changes {
      await signOut.value
      break
    }
    #expect(errors.withLock { $0 } == ["none"])
    #expect(outbox.owner == nil)
    await authorizer.signIn(Credential(accessToken: "bob"))
    #expect(try await outbox.flush() == 0)
    #expect(transport.requests(.put, "notes").map { $0.headers["Authorization"] } == ["Bearer ann"])
    held.withLock { $0 = nil }
  }

  /// It tries what else there is, and does not wait for the attempt that has started it.
  @Test func aTaskThatSendWaitsForMaySend() async throws {
    let outbox = outbox(try Database(.memory)) { outbox in
      let pending = try await Task { try await outbox.flush() }.value
      #expect(pending > 0)
    }
    try await outbox.admit(1, orderedBy: "a")
    #expect(try await outbox.flush() == 0)
    #expect(errors.withLock { $0 } == ["none"])
    held.withLock { $0 = nil }
  }

  /// A task that `send` has started is not part of an attempt that is over.
  @Test func aTaskThatOutlivesTheAttemptMaySignOut() async throws {
    let later = Locked<Task<Void, Never>?>(nil)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let outbox = outbox(try Database(.memory)) { [self] outbox in
      let task = Task {
        for await _ in gate { break }
        await note { try await outbox.signOut(.keep) }
      }
      later.withLock { $0 = task }
    }
    try await outbox.admit(1, orderedBy: "a")
    #expect(try await outbox.flush() == 0)
    open.yield()
    await later.withLock { $0 }?.value
    #expect(errors.withLock { $0 } == ["none", "none"])
    #expect(outbox.owner == nil)
    held.withLock { $0 = nil }
  }

  @Test func sendingInsideOfSendIsAnError() async throws {
    let outbox = outbox(try Database(.memory)) { outbox in _ = try await outbox.flush() }
    try await outbox.admit(1, orderedBy: "a")
    #expect(try await outbox.flush() == 0)
    #expect(errors.withLock { $0.first?.contains("not supported") } == true)
    held.withLock { $0 = nil }
  }

  /// A refusal and its successor change in one transaction, and only the owner's.
  @Test func aRefusalIsDismissedTogetherWithTheAdmissionOfItsSuccessor() async throws {
    struct Undo: Error {}
    let database = try Database(.memory)
    let outbox = Outbox<Int>(database, owner: "ann", send: { _ in .rejected() })
    try await outbox.admit(1, orderedBy: "a")
    try await outbox.admit(2, orderedBy: "b")
    #expect(try await outbox.flush() == 0)
    let refused = try await outbox.rejections(orderedBy: "a")
    #expect(refused.map(\.payload) == [1] && refused.map(\.reason) == [.server(nil)])
    let replace: @Sendable (WriteTransaction) throws -> Void = { tx in
      for refused in try outbox.rejections(orderedBy: "a", in: tx) { try outbox.dismiss(refused.id, in: tx) }
      guard try outbox.rejections(orderedBy: "a", in: tx).isEmpty else { throw Undo() }
      try outbox.admit(3, orderedBy: "a", in: tx)
    }
    await #expect(throws: DatabaseError.self) {
      try await database.write { tx in
        try replace(tx)
        throw Undo()
      }
    }
    #expect(try await outbox.rejections().count == 2)
    #expect(try await outbox.pending().isEmpty)
    // Another user can dismiss nothing of hers.
    try await outbox.signIn(as: "bob")
    try await outbox.dismiss(refused[0].id)
    try await outbox.signIn(as: "ann")
    #expect(try await outbox.rejections().count == 2)
    try await database.write(replace)
    #expect(try await outbox.rejections().map(\.payload) == [2])
    #expect(try await outbox.pending().map(\.payload) == [3])
  }

  @Test func refusalsCanBeMadeForTestsOfApps() {
    let refused = OutboxRejection<Int>(id: 1, orderingKey: "a", payload: 7, reason: .server("no"))
    let overlaid = Overlaid<String, Int>(value: nil, stored: nil, pending: [], rejected: [refused])
    #expect(overlaid.rejected.first?.payload == 7 && overlaid.rejected.first?.reason == .server("no"))
  }
}
