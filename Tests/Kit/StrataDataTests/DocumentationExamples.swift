import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

// The examples of Documentation/Kit/Data.md, word for word.

@Suite struct DocumentationExamples {
  private struct User: Codable, Sendable, Equatable {
    let name: String
  }
  private struct Article: Codable, Sendable {
    let text: String
    let etag: String
  }
  private struct Member: Codable, Sendable {
    let id: Int
    let name: String
    let team: String
  }
  private struct Rename: Codable, Sendable {
    let name: String
  }
  private enum NetworkError: Error {
    case offline, refused
  }
  /// A server that refuses the name "Bob".
  private struct Remote: Sendable {
    let renames = Locked<[UUID: String]>([:])

    func user(_ id: String) async throws(NetworkError) -> User { User(name: "Bea") }

    func article(_ id: String, ifNoneMatch etag: String?) async throws(NetworkError) -> Article? {
      etag == "v1" ? nil : Article(text: "text", etag: "v1")
    }

    func rename(_ change: Rename, _ key: UUID) async throws(NetworkError) {
      if change.name == "Bob" { throw .refused }
      renames.withLock { $0[key] = change.name }
    }
  }

  @Test func storeAndOutbox() async throws {
    let database = try Database(.memory)
    let remote = Remote()
    var names: [String?] = []

    let users = DatabaseSourceOfTruth<String, User>(database, .documents(named: "users"))
    let store = Store<String, User, NetworkError>(
      source: users, freshness: .lasting(.seconds(300)), fetch: remote.user)

    let loaded = try await store.value(for: "42")
    let name = loaded.value.name
    let note = loaded.isStale ? "as of \(loaded.storedAt)" : ""
    #expect(name == "Bea" && note.isEmpty)

    for await snapshot in store.observe("42") {
      names.append(snapshot.value?.name)
      if case .loaded = snapshot { break }
    }
    #expect(names == ["Bea"])

    let outbox = Outbox<Rename>(
      database,
      onRejection: { rejection, tx in
        // In the transaction that ends the entry. The server knows better: forget what was shown.
        try users.remove(rejection.orderingKey, in: tx)
        return .keep
      },
      send: { entry in
        do throws(NetworkError) {
          try await remote.rename(entry.payload, entry.idempotencyKey)
          return .accepted
        } catch .offline {
          // Without a connection, the server cannot have it.
          return .retry(mayHaveArrived: false)
        } catch {
          return .rejected()
        }
      })

    try await outbox.admit(Rename(name: "Ann"), orderedBy: "42") { tx in
      try users.write(User(name: "Ann"), for: "42", in: tx)
    }
    #expect(try await store.cached("42")?.value.name == "Ann")

    let sending = Task { try await outbox.run() }
    for try await pending in outbox.observePending() where pending.isEmpty { break }
    #expect(Array(remote.renames.withLock { $0.values }) == ["Ann"])

    try await outbox.admit(Rename(name: "Bob"), orderedBy: "42")
    for try await pending in outbox.observePending() where pending.isEmpty { break }
    #expect(try await store.cached("42") == nil)
    #expect(try await outbox.rejections().map(\.reason) == [.server(nil)])
    sending.cancel()
    try await sending.value
  }

  @Test func revalidation() async throws {
    let source = InMemorySourceOfTruth<String, Article>()
    let remote = Remote()
    let articles = Store<String, Article, NetworkError>(
      source: source, freshness: .lasting(.seconds(60)),
      revalidate: { (id, stored) throws(NetworkError) in
        guard let new = try await remote.article(id, ifNoneMatch: stored?.etag) else { return .notModified }
        return .value(new)
      })
    #expect(try await articles.value(for: "1").value.text == "text")
    #expect(try await articles.value(for: "1", .refresh).value.text == "text")
  }

  @Test func tags() async throws {
    let database = try Database(.memory)
    let members = DatabaseSourceOfTruth<Int, Member>(database, .documents(named: "members"))
    let renamed = Member(id: 42, name: "Ann", team: "sales")

    let lists = DatabaseSourceOfTruth<String, [Member]>(
      database, .documents(named: "lists"), tags: { _, members in Set(members.map { "member/\($0.id)" }) })

    let listStore = Store<String, [Member], NetworkError>(source: lists, freshness: .untilInvalidated) { _ in [] }
    for (key, id) in [("team/1", 42), ("search/an", 43), ("search/bo", 44), ("team/2", 45)] {
      try await listStore.write([Member(id: id, name: "?", team: id == 45 ? "sales" : "")], for: key)
    }

    try await database.write { tx in
      try members.write(renamed, for: renamed.id, in: tx)
      try lists.invalidateAll(tagged: ["member/\(renamed.id)"], in: tx)
    }
    try await listStore.invalidateAll(tagged: ["member/43"])
    #expect(try await listStore.cached("team/1")?.isStale == true)
    #expect(try await listStore.cached("search/an")?.isStale == true)
    #expect(try await listStore.cached("search/bo")?.isStale == false)

    try await listStore.invalidateAll { _, members in members.contains { $0.team == "sales" } }
    try await listStore.invalidateAll { key in key.hasPrefix("search/") }
    #expect(try await listStore.cached("team/2")?.isStale == true)
    #expect(try await listStore.cached("search/bo")?.isStale == true)
  }

  @Test func entriesUsersAndOverlay() async throws {
    let database = try Database(.memory)
    let users = DatabaseSourceOfTruth<String, User>(database, .documents(named: "users"))
    let outbox = Outbox<Rename>(database, send: { _ in .retry(reason: "offline") })
    var title = ""

    try await outbox.admit(Rename(name: "An"), orderedBy: "42", coalescedBy: "name")
    let entry = try await outbox.admit(Rename(name: "Ann"), orderedBy: "42", coalescedBy: "name")
    let withdrawal = try await outbox.withdraw(entry.id)
    #expect(withdrawal == .unsent)
    #expect(try await outbox.pending().isEmpty)

    try await outbox.signIn(as: "ann")
    // Before the credential changes. Nothing of Ann's is being sent any more when this returns.
    try await outbox.signOut(.keep) { tx in try users.removeAll(in: tx) }
    #expect(outbox.owner == nil)

    try await users.write(Stored(User(name: "Bea"), storedAt: Date(), origin: .network), for: "42")
    let renames = outbox
    try await renames.admit(Rename(name: "Ann"), orderedBy: "42")
    let shown = renames.overlay(on: users, for: "42", orderedBy: "42") { user, change in
      user.map { _ in User(name: change.name) }
    }
    for try await overlaid in shown {
      title = (overlaid.value?.name ?? "") + (overlaid.pending.isEmpty ? "" : " (not sent)")
      break
    }
    #expect(title == "Ann (not sent)")

    try await database.write { tx in
      for refused in try renames.rejections(orderedBy: "42", in: tx) { try renames.dismiss(refused.id, in: tx) }
      try renames.admit(Rename(name: "Bo"), orderedBy: "42", in: tx)
    }
    #expect(try await renames.pending().map(\.payload.name) == ["Ann", "Bo"])
  }

  @Test func theDocumentationShowsWhatIsCompiledHere() throws {
    let pages = #filePath.replacingOccurrences(of: "Examples.swift", with: "Examples+Pages.swift")
    let writes = #filePath.replacingOccurrences(of: "Examples.swift", with: "Examples+Writes.swift")
    let users = #filePath.replacingOccurrences(of: "Examples.swift", with: "Examples+Users.swift")
    let waking = #filePath.replacingOccurrences(of: "DocumentationExamples.swift", with: "OutboxWaking.swift")
    try checkExamples(of: "Data.md", in: [#filePath, pages, writes, users, waking])
  }
}

/// Every Swift block of a document stands in one of the given source files, but for indentation.
func checkExamples(of document: String, in sources: [String]) throws {
  func lines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
  let files = sources.map { URL(fileURLWithPath: $0) }
  let root = files[0].deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let text = try String(contentsOf: root.appendingPathComponent("Documentation/Kit/\(document)"), encoding: .utf8)
  let code = try files.map { lines(try String(contentsOf: $0, encoding: .utf8)) }.joined(separator: "\n")
  let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
    $0.components(separatedBy: "```").first
  }
  #expect(blocks.count > 3)
  for block in blocks { #expect(code.contains(lines(block)), "not compiled as shown:\n\(block)") }
}
