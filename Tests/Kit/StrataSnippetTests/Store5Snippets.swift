import Foundation
import StrataData
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

/// What an app writes with Store5, in this kit; shown in `Documentation/Kit/ComingFrom.md`.
@Suite(.timeLimit(.minutes(5))) struct Store5Snippets {
  private struct Post: Codable, Sendable, Equatable, Identifiable {
    let id: Int
    var title: String
    var validUntil = Date.distantFuture
  }
  private struct Edit: Codable, Sendable { let title: String }

  private let transport = InMemoryTransport()
  private let client: NetworkClient
  private let database: Database
  private let posts: DatabaseSourceOfTruth<Int, Post>
  private let store: Store<Int, Post, NetworkError>

  /// `StoreBuilder.from(fetcher, sourceOfTruth).build()`
  init() throws {
    let client = NetworkClient.snippet(transport)
    let database = try Database(.memory)

    let posts = DatabaseSourceOfTruth<Int, Post>(database, .documents(named: "posts"))
    let store = Store<Int, Post, NetworkError>(source: posts, freshness: .lasting(.seconds(300))) {
      id throws(NetworkError) in try await client.send(.get("posts/\(id)", retry: .never))
    }

    (self.client, self.database, self.posts, self.store) = (client, database, posts, store)
  }

  /// `store.stream(StoreReadRequest.cached(key, refresh = true)).collect { … }`
  @Test func stream() async throws {
    transport.on(.get, "posts/{id}", .json(encoding: Post(id: 1, title: "New")))
    try await store.write(Post(id: 1, title: "Old"), for: 1)
    var shown: [String] = []

    for await snapshot in store.observe(1, .refresh) {
      switch snapshot {
      case .empty: shown.append("-")
      case .loading(let last): shown.append("\(last?.value.title ?? "")…")
      case .loaded(let post): shown.append(post.value.title)
      case .failed(_, let last): shown.append("\(last?.value.title ?? "")!")
      }
      if shown.last == "New" { break }
    }

    #expect(shown == ["Old", "Old…", "New"])
  }

  /// `store.get(key)`, `store.fresh(key)`
  @Test func getAndFresh() async throws {
    transport.on(.get, "posts/{id}", .json(encoding: Post(id: 1, title: "New")), .failure(.noConnection))
    var message = ""

    let post = try await store.value(for: 1)
    let offline = try await store.value(for: 1, .networkFirst)
    do throws(StoreError<NetworkError>) {
      _ = try await store.value(for: 1, .refresh)
    } catch {
      message = error == .fetch(.noConnection) ? "You are offline." : "Try again later."
    }

    #expect(post.value.title == "New" && offline.value == post.value && post.origin == .network)
    #expect(offline.isStale && offline.failure == .fetch(.noConnection) && message == "You are offline.")
    #expect(transport.requests.count == 3)
  }

  /// `Validator.by { it.validUntil > now }`, `store.clear(key)`, `store.clear()`
  @Test func validatorAndClear() async throws {
    transport.on(
      .get, "posts/{id}", .json(encoding: Post(id: 1, title: "New", validUntil: Date(timeIntervalSinceNow: -1))))
    let client = client

    let offers = Store<Int, Post, NetworkError>(source: posts, freshness: .until { $0.validUntil }) {
      id throws(NetworkError) in try await client.send(.get("posts/\(id)"))
    }
    let isOver = try await offers.value(for: 1).isStale
    try await offers.invalidate(1)
    try await offers.remove(1)
    try await offers.removeAll()

    #expect(isOver)
    #expect(try await store.cached(1) == nil)
  }

  /// `SourceOfTruth.of(reader, writer, delete, deleteAll)`, `Converter`
  @Test func ownTables() async throws {
    try await database.write { tx in
      try tx.execute("CREATE TABLE post (id INTEGER PRIMARY KEY, title TEXT NOT NULL, stored REAL NOT NULL)")
    }

    let rows = TableMapping<Int, Post>(
      read: { id, tx in
        try tx.first("SELECT title, stored FROM post WHERE id = \(id)") { row in
          (value: Post(id: id, title: try row["title"]), storedAt: try row["stored"])
        }
      },
      write: { post, date, id, tx in
        try tx.execute("INSERT OR REPLACE INTO post VALUES (\(id), \(post.title), \(date))")
      },
      remove: { id, tx in try tx.execute("DELETE FROM post WHERE id = \(id)") },
      removeAll: { tx in try tx.execute("DELETE FROM post") })

    let source = DatabaseSourceOfTruth(database, rows)
    let client = client
    let table = Store<Int, Post, NetworkError>(source: source, freshness: .never) { id throws(NetworkError) in
      try await client.send(.get("posts/\(id)"))
    }
    transport.on(.get, "posts/{id}", .json(encoding: Post(id: 1, title: "New")))
    _ = try await table.value(for: 1)
    #expect(try await database.read { tx in try tx.values("SELECT title FROM post") } == ["New"])
  }

  /// `MutableStore.of(…, updater, bookkeeper)`, `store.write(StoreWriteRequest.of(key, value))`
  @Test func mutableStore() async throws {
    try await store.write(Post(id: 1, title: "Old"), for: 1)
    transport.on(.put, "posts/{id}", .failure(.noConnection), .status(204))
    let (client, posts, database) = (client, posts, database)
    var shown: [String] = []

    let edits = Outbox<Edit>(
      database, backoff: Backoff(first: .milliseconds(1)),
      onAcceptance: { entry, tx, _ in
        guard let id = Int(entry.orderingKey) else { return }
        try posts.update(id, in: tx) { Post(id: $0.id, title: entry.payload.title) }
      },
      send: { entry in
        do throws(NetworkError) {
          let route = Route<NoContent>.put(
            "posts/\(entry.orderingKey)", body: .json(entry.payload), idempotencyKey: entry.idempotencyKey.uuidString,
            retry: .never)
          try await client.send(route)
          return .accepted
        } catch {
          guard error.isTransient else { return .rejected() }
          return .retry(after: error.retryAfter, reason: "\(error)", mayHaveArrived: error.mayHaveTakenEffect)
        }
      })
    try await edits.admit(Edit(title: "Mine"), orderedBy: "1")
    let sending = Task { try await edits.run() }
    let overlay = edits.overlay(on: posts, for: 1, orderedBy: "1") { post, edit in
      post.map { Post(id: $0.id, title: edit.title) }
    }
    for try await post in overlay {
      shown.append((post.value?.title ?? "") + (post.pending.isEmpty ? "" : " (not sent)"))
      if post.pending.isEmpty { break }
    }

    sending.cancel()
    try await sending.value
    #expect(shown.first == "Mine (not sent)" && shown.last == "Mine" && Set(shown).count == 2)
    #expect(try await store.cached(1)?.value.title == "Mine")
    #expect(Set(transport.requests.map { $0.headers["Idempotency-Key"] }).count == 1)
  }

  /// `Fetcher.ofFlow { key -> socket.updates(key) }`
  @Test func flow() async throws {
    let (updates, continuation) = AsyncStream.makeStream(of: Post.self)
    let store = store

    let following = Task {
      for await post in updates { try await store.write(post, for: post.id) }
    }

    continuation.yield(Post(id: 1, title: "Pushed"))
    for await snapshot in store.observe(1, .cachedOnly) where snapshot.value?.title == "Pushed" { break }
    continuation.finish()
    try await following.value
  }
}
