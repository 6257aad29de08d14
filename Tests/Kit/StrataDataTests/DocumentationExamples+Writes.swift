import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

// The examples of Documentation/Kit/Data.md about conflicts and temporary ids; what wakes an outbox is in
// OutboxWaking.swift.

private struct Article: Codable, Sendable, Equatable {
  let title: String
  let version: Int
  var isLocked = false
}

private struct Edit: Codable, Sendable {
  let title: String
  /// The version that the user saw.
  let version: Int
}

private enum Edited {
  case done
  case changed(Article)
}

private struct Change: Codable, Sendable {
  enum Kind: String, Codable { case create, edit }

  let kind: Kind
  let id: String
  let text: String
}

private actor Remote {
  var article = Article(title: "theirs", version: 2)
  var texts: [String: String] = [:]

  func edit(_ edit: Edit, _ key: UUID) -> Edited {
    if edit.version != article.version { return .changed(article) }
    article = Article(title: edit.title, version: edit.version + 1)
    return .done
  }

  func create(_ text: String, _ key: UUID) -> String {
    texts["42"] = text
    return "42"
  }

  func edit(_ id: String, _ text: String, _ key: UUID) { texts[id] = text }
}

private func merge(_ server: Article, _ mine: Edit) -> OutboxResolution<Edit> {
  // The title of this device wins, unless nobody may edit any more.
  server.isLocked ? .drop : .send(Edit(title: mine.title, version: server.version))
}

@Suite(.timeLimit(.minutes(5))) struct WritesDocumentationExamples {
  private let remote = Remote()
  private let database: Database

  init() throws { database = try Database(.memory) }

  @Test func conflicts() async throws {
    let articles = DatabaseSourceOfTruth<String, Article>(database, .documents(named: "articles"))

    let edits = Outbox<Edit>(database) { [remote] entry in
      switch await remote.edit(entry.payload, entry.idempotencyKey) {
      case .done: return .accepted
      case .changed(let server):
        return .conflict { mine, tx in
          try articles.write(server, for: mine.orderingKey, in: tx)
          return merge(server, mine.payload)
        }
      }
    }

    try await edits.admit(Edit(title: "mine", version: 1), orderedBy: "1")
    #expect(try await edits.flush() == 0)
    #expect(await remote.article == Article(title: "mine", version: 3))
    #expect(try await articles.read("1")?.value.title == "theirs")
  }

  @Test func temporaryIDs() async throws {
    let texts = DatabaseSourceOfTruth<String, String>(database, .documents(named: "texts"))

    let notes = Outbox<Change>(
      database,
      onAcceptance: { entry, tx, _ in try texts.write(entry.payload.text, for: entry.payload.id, in: tx) },
      replacingIDs: { change, real in Change(kind: change.kind, id: real(change.id), text: change.text) },
      send: { [remote] entry in
        let change = entry.payload
        if change.kind == .create {
          return .created(ids: [change.id: await remote.create(change.text, entry.idempotencyKey)])
        }
        await remote.edit(change.id, change.text, entry.idempotencyKey)
        return .accepted
      })

    let id = UUID().uuidString
    try await notes.admit(Change(kind: .create, id: id, text: "Milk"), orderedBy: id)
    try await notes.admit(Change(kind: .edit, id: id, text: "Milk, bread"), orderedBy: id)
    let shown = notes.overlay(on: texts, for: id, orderedBy: id) { _, change in change.text }

    #expect(try await notes.flush() == 0)
    #expect(await remote.texts == ["42": "Milk, bread"])
    #expect(try await notes.realID(for: id) == "42")
    for try await overlaid in shown where overlaid.pending.isEmpty {
      #expect(overlaid.value == "Milk, bread")
      break
    }
  }

  @Test func hopesWakeTheOutbox() async throws {
    let attempts = Locked(0)
    let outbox = Outbox<Int>(database, backoff: Backoff(first: .seconds(3600), limit: .seconds(3600))) { _ in
      attempts.withLock { attempts in
        attempts += 1
        return attempts < 3 ? .retry() : .accepted
      }
    }
    try await outbox.admit(1, orderedBy: "a")
    let (hopes, continuation) = AsyncStream.makeStream(of: Void.self)
    let sending = Task { try await keepSending(outbox, hopes: hopes) }
    for try await pending in outbox.observePending() {
      if pending.isEmpty { break }
      if pending[0].attempts > 0 {
        // The attempt is noted before it begins, and put off after it has failed.
        while attempts.withLock({ $0 }) < 3 {
          continuation.yield()
          try await Task.sleep(for: .milliseconds(1))
        }
      }
    }
    sending.cancel()
    try await sending.value
  }
}
