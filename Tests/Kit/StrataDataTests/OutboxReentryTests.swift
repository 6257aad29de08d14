import StrataData
import StrataLock
import StrataStorage
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
    _ database: Database, _ call: @escaping @Sendable (Outbox<Int>) async throws -> Void
  ) -> Outbox<Int> {
    let outbox = Outbox<Int>(
      database, owner: "ann",
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
      // As a renewal of a credential does, for which several requests wait.
      { outbox in try await Task { _ = try await outbox.signOut(.discard) }.value },
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
