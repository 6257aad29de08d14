import Foundation
import StrataData
import StrataStorage
import StrataTesting

/// A `Store` and a `PagedStore` over a database against SQLite's C API and a JSON coder; both with rows of JSON by key.
struct StoredValuesBenchmark: KitBenchmark {
  let title = "Store over a database, against SQLite's C API and JSON"

  struct User: Codable, Sendable, Identifiable, Equatable {
    let id: Int
    let name: String
  }

  private static let keys = 200
  private static let writes = 20
  private static let pages = 10
  private static let pageSize = 20

  func rows(in folder: TemporaryFolder) async throws -> [Row] {
    let database = try Database(.file(folder.file("kit.db")))
    let source = DatabaseSourceOfTruth<Int, User>(
      database, .documents(named: "users"), tags: { id, _ in [id.isMultiple(of: 10) ? "tenth" : "other"] })
    // One key in memory: each read of another one goes to the database.
    let store = Store<Int, User, Never>(source: source, freshness: .untilInvalidated, memoryCapacity: 1) { id in
      User(id: id, name: "user \(id)")
    }
    let bare = BareDocuments(folder.file("bare.db").path)
    for id in 0..<Self.keys {
      try await store.write(User(id: id, name: "user \(id)"), for: id)
      try bare.write(User(id: id, name: "user \(id)"), "\(id)")
    }
    return [
      Row(
        "read from the database", operations: Self.keys,
        kit: { for id in 0..<Self.keys { require(try await store.cached(id)?.value.id == id) } },
        bare: { for id in 0..<Self.keys { require(try bare.read(User.self, "\(id)")?.id == id) } }),
      Row(
        "write into the database", operations: Self.writes,
        kit: { for id in 0..<Self.writes { try await store.write(User(id: id, name: "Ann"), for: id) } },
        bare: { for id in 0..<Self.writes { try bare.write(User(id: id, name: "Ann"), "\(id)") } }),
      Row(
        "write within a transaction of the app", operations: 500,
        kit: {
          try await database.write { tx in
            for number in 0..<500 { try source.write(User(id: 0, name: "Ann"), for: number % Self.keys, in: tx) }
          }
        },
        bare: { try bare.write(500) { User(id: $0, name: "Ann") } }),
      Row(
        "invalidation of 20 of 200 values by tag", operations: 5,
        kit: { for _ in 0..<5 { try await store.invalidateAll(tagged: ["tenth"]) } },
        bare: { for _ in 0..<5 { try bare.invalidate(User.self) { $0.id.isMultiple(of: 10) } } }),
      Row(
        "next page of a list in memory", operations: Self.pages, kit: { try await Self.loadPages() },
        bare: { await Self.appendPages() }),
    ]
  }

  private static func page(_ number: Int) -> [User] {
    (0..<pageSize).map { User(id: number * pageSize + $0, name: "user") }
  }

  private static func loadPages() async throws {
    let feeds = PagedStore<String, User, Int, Never>(source: InMemorySourceOfTruth(), freshness: .untilInvalidated) {
      _, number in Page(page(number ?? 0), next: (number ?? 0) + 1)
    }
    for _ in 0..<pages { try await feeds.loadMore("all") }
    require(try await feeds.store.cached("all")?.value.items.count == pages * pageSize)
  }

  private static func appendPages() async {
    let list = PageList()
    for number in 0..<pages { await list.append(page(number)) }
    let count = await list.items.count
    require(count == pages * pageSize)
  }

  private actor PageList {
    private(set) var items: [User] = []

    /// An item that comes again replaces the older one.
    func append(_ page: [User]) {
      let new = Set(page.map(\.id))
      items.removeAll { new.contains($0.id) }
      items += page
    }
  }
}

/// Rows of JSON by key, over the C API.
final class BareDocuments {
  private let sqlite: BareSQLite
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()
  private let insertion: BareSQLite.Statement
  private let selection: BareSQLite.Statement
  private let deletion: BareSQLite.Statement
  private let invalidation: BareSQLite.Statement

  init(_ path: String) {
    sqlite = BareSQLite(path, schema: "CREATE TABLE documents (key TEXT PRIMARY KEY, value TEXT, stored REAL)")
    insertion = sqlite.prepare("INSERT OR REPLACE INTO documents VALUES (?, ?, ?)")
    selection = sqlite.prepare("SELECT value FROM documents WHERE key = ?")
    deletion = sqlite.prepare("DELETE FROM documents WHERE key = ?")
    invalidation = sqlite.prepare("UPDATE documents SET stored = ? WHERE key = ?")
  }

  func read<Value: Decodable>(_ type: Value.Type, _ key: String) throws -> Value? {
    sqlite.run("BEGIN")
    let text = sqlite.text(selection, [.text(key)])
    sqlite.run("COMMIT")
    return try text.map { try decoder.decode(type, from: Data($0.utf8)) }
  }

  func write<Value: Encodable>(_ value: Value, _ key: String) throws {
    try write(1) { _ in
      value
    } key: { _ in
      key
    }
  }

  func write<Value: Encodable>(
    _ count: Int, _ value: (Int) -> Value, key: (Int) -> String = { "\($0)" }
  ) throws {
    sqlite.run("BEGIN IMMEDIATE")
    for number in 0..<count {
      let text = String(decoding: try encoder.encode(value(number)), as: UTF8.self)
      _ = sqlite.text(insertion, [.text(key(number)), .text(text), .real(Date().timeIntervalSince1970)])
    }
    sqlite.run("COMMIT")
  }

  /// Marks the values that the condition holds for: all are read.
  func invalidate<Value: Decodable>(_ type: Value.Type, where isConcerned: (Value) -> Bool) throws {
    sqlite.run("BEGIN IMMEDIATE")
    for key in sqlite.texts("SELECT key FROM documents") {
      guard let text = sqlite.text(selection, [.text(key)]) else { continue }
      if isConcerned(try decoder.decode(type, from: Data(text.utf8))) {
        _ = sqlite.text(invalidation, [.real(0), .text(key)])
      }
    }
    sqlite.run("COMMIT")
  }

  /// The keys of all rows.
  func keys() -> [String] {
    sqlite.texts("SELECT key FROM documents ORDER BY rowid")
  }

  func remove(_ key: String) {
    sqlite.run("BEGIN IMMEDIATE")
    _ = sqlite.text(deletion, [.text(key)])
    sqlite.run("COMMIT")
  }
}
