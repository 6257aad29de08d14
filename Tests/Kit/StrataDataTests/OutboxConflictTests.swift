import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// A write that was made on a value which the server does not have any more.
@Suite(.timeLimit(.minutes(5))) struct OutboxConflictTests {
  private struct Change: Codable, Sendable, Equatable {
    let title: String
    /// The version that the change was made on.
    let version: Int
  }

  private struct Article: Codable, Sendable, Equatable {
    let title: String
    let version: Int
  }

  /// Refuses what was not made on its version.
  private final class Server: Sendable {
    struct State {
      var article = Article(title: "theirs", version: 5)
      var keys: [UUID] = []
    }

    let state = Locked(State())

    /// `nil` when the change was made on another version.
    func change(_ change: Change, _ key: UUID) -> Article? {
      state.withLock { state in
        state.keys.append(key)
        guard change.version == state.article.version else { return nil }
        state.article = Article(title: change.title, version: change.version + 1)
        return state.article
      }
    }
  }

  private let server = Server()
  private let database: Database
  private let articles: DatabaseSourceOfTruth<String, Article>

  init() throws {
    database = try Database(.memory)
    articles = DatabaseSourceOfTruth(database, .documents(named: "articles"))
  }

  private func outbox(
    backoff: Backoff = Backoff(first: .seconds(3600), limit: .seconds(3600)),
    merge: @escaping @Sendable (Article, Change) throws -> OutboxResolution<Change>
  ) -> Outbox<Change> {
    Outbox(
      database, backoff: backoff,
      onAcceptance: { [articles] entry, tx, _ in
        let article = Article(title: entry.payload.title, version: entry.payload.version + 1)
        try articles.write(article, for: "1", in: tx)
      },
      send: { [server, articles] entry in
        if server.change(entry.payload, entry.idempotencyKey) != nil { return .accepted }
        let current = server.state.withLock { $0.article }
        return .conflict { mine, tx in
          try articles.write(current, for: "1", in: tx)
          return try merge(current, mine.payload)
        }
      })
  }

  private func onServersVersion(_ server: Article, _ mine: Change) -> OutboxResolution<Change> {
    .send(Change(title: "\(server.title)+\(mine.title)", version: server.version))
  }

  @Test func theMergedWriteIsSentAtOnceUnderAKeyOfItsOwn() async throws {
    let outbox = outbox(merge: onServersVersion)
    try await articles.write(Stored(Article(title: "old", version: 4), storedAt: Date(), origin: .network), for: "1")
    let entry = try await outbox.admit(Change(title: "mine", version: 4), orderedBy: "1")
    #expect(try await outbox.flush() == 0)
    #expect(server.state.withLock { $0.article } == Article(title: "theirs+mine", version: 6))
    #expect(try await articles.read("1")?.value == Article(title: "theirs+mine", version: 6))
    let keys = server.state.withLock { $0.keys }
    #expect(keys.count == 2 && keys[0] == entry.idempotencyKey && keys[1] != keys[0])
    #expect(try await outbox.rejections().isEmpty)
  }

  @Test func whatIsShownIsTheMergedWriteOverTheServersValue() async throws {
    let isHeld = Locked(false)
    let outbox = Outbox<Change>(
      database,
      send: { [server, articles] entry in
        if isHeld.withLock({ $0 }) { return .retry(after: .seconds(3600)) }
        isHeld.withLock { $0 = true }
        let current = server.state.withLock { $0.article }
        return .conflict { mine, tx in
          try articles.write(current, for: "1", in: tx)
          return .send(Change(title: "merged", version: current.version))
        }
      })
    try await outbox.admit(Change(title: "mine", version: 4), orderedBy: "1")
    #expect(try await outbox.flush() == 1)
    let overlay = outbox.overlay(on: articles, for: "1", orderedBy: "1") { article, change in
      Article(title: change.title, version: article?.version ?? 0)
    }
    var shown = overlay.makeAsyncIterator()
    let overlaid = try await shown.next()
    #expect(overlaid?.stored?.value.title == "theirs" && overlaid?.value == Article(title: "merged", version: 5))
    // Sent once since it was merged, and not before.
    #expect(overlaid?.pending.map(\.attempts) == [1])
  }

  @Test func theServersValueStandsWhereTheWriteIsDropped() async throws {
    let outbox = outbox { _, _ in .drop }
    try await outbox.admit(Change(title: "mine", version: 4), orderedBy: "1")
    try await outbox.admit(Change(title: "next", version: 5), orderedBy: "1")
    #expect(try await outbox.flush() == 0)
    #expect(server.state.withLock { $0.article } == Article(title: "next", version: 6))
    #expect(try await outbox.rejections().isEmpty)
  }

  /// The merge is part of the transaction: where it fails, the write stays as it was.
  @Test func aMergeThatFailsChangesNothing() async throws {
    struct Refused: Error {}
    let outbox = outbox { _, _ in throw Refused() }
    let entry = try await outbox.admit(Change(title: "mine", version: 4), orderedBy: "1")
    #expect(try await outbox.flush() == 1)
    let pending = try #require(try await outbox.pending().first)
    #expect(pending.payload == entry.payload && pending.idempotencyKey == entry.idempotencyKey)
    #expect(try await articles.read("1") == nil)
  }

  /// Two who merge against each other for ever do not keep the processor and the network busy.
  @Test func aWriteThatIsInConflictAgainWaits() async throws {
    let outbox = outbox { server, mine in .send(mine) }
    try await outbox.admit(Change(title: "mine", version: 1), orderedBy: "1")
    #expect(try await outbox.flush() == 1)
    #expect(server.state.withLock { $0.keys.count } == 2)
    #expect(Set(server.state.withLock { $0.keys }).count == 2)
  }
}
