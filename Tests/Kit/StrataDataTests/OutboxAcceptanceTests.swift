import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// What an accepted write ends and begins, in the transaction that ends it.
@Suite(.timeLimit(.minutes(5))) struct OutboxAcceptanceTests {
  private let sent = Locked<[String]>([])

  /// Refuses `no`, and accepts everything else.
  private func outbox(
    _ database: Database, onAcceptance: @escaping Outbox<String>.OnAcceptance
  ) -> Outbox<String> {
    Outbox(database, onAcceptance: onAcceptance) { [sent] entry in
      sent.withLock { $0.append(entry.payload) }
      return entry.payload == "no" ? .rejected(reason: "refused") : .accepted
    }
  }

  @Test func anAcceptedWriteDismissesTheOlderOnesThatWereRefused() async throws {
    let outbox = outbox(try Database(.memory)) { entry, tx, outbox in
      for refused in try outbox.rejections(orderedBy: entry.orderingKey, in: tx) where refused.id < entry.id {
        try outbox.dismiss(refused.id, in: tx)
      }
    }
    for (name, key) in [("no", "a"), ("no", "b"), ("yes", "a")] { try await outbox.admit(name, orderedBy: key) }
    #expect(try await outbox.flush() == 0)
    #expect(try await outbox.rejections().map(\.orderingKey) == ["b"])
  }

  @Test func anAcceptedWriteAdmitsOneThatFollows() async throws {
    let outbox = outbox(try Database(.memory)) { entry, tx, outbox in
      if entry.payload == "first" { try outbox.admit("second", orderedBy: entry.orderingKey, in: tx) }
    }
    try await outbox.admit("first", orderedBy: "a")
    #expect(try await outbox.flush() == 0)
    #expect(sent.withLock { $0 } == ["first", "second"])
  }

  /// Whatever it did before it threw.
  @Test func nothingOfAnAcceptanceThatThrowsIsLeft() async throws {
    let database = try Database(.memory)
    let fails = Locked(true)
    let outbox = outbox(database) { entry, tx, outbox in
      guard entry.payload == "first" else { return }
      try outbox.admit("second", orderedBy: "b", in: tx)
      if fails.withLock({ $0 }) { throw CancellationError() }
    }
    try await outbox.admit("first", orderedBy: "a")
    #expect(try await outbox.flush() == 1)
    let pending = try await outbox.pending()
    #expect(pending.map(\.payload) == ["first"])
    // It would be sent for ever, and nobody would know why.
    #expect(pending.first?.lastFailure == "rolled back by the app: CancellationError")
    fails.withLock { $0 = false }
    #expect(try await outbox.flush() == 0)
    #expect(sent.withLock { $0 } == ["first", "first", "second"])
  }
}
