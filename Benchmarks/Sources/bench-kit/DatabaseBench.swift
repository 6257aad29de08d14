import Foundation
import StrataStorage

/// Inserts and reads of `Database` against SQLite's C API with prepared statements, on files of the same settings.
struct DatabaseBenchmark: KitBenchmark {
  let title = "Database, against SQLite's C API"

  private static let rows = 2_000
  private static let reads = 2_000
  private static let schema = "CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT NOT NULL, score REAL NOT NULL)"

  private struct User: Codable {
    let id: Int
    let name: String
    let score: Double
  }

  func run() async throws -> [Comparison] {
    let (rows, reads) = (Self.rows, Self.reads)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-kit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = try Database(
      .file(folder.appendingPathComponent("kit.db")), migrations: [Migration(1, "users", Self.schema)])
    let bare = BareSQLite(folder.appendingPathComponent("bare.db").path, schema: Self.schema)

    return [
      try await .measure(
        "insert, \(rows) rows in one transaction", operations: rows,
        kit: { try await insert(database) }, bare: { bare.insert(rows) }),
      try await .measure(
        "read of a row by key, \(reads) in one transaction", operations: reads,
        kit: { try await readByKey(database) }, bare: { bare.readByKey(reads, of: rows) }),
      try await .measure(
        "row of a read of \(rows) rows", operations: rows,
        kit: { try await readAll(database) }, bare: { bare.readAll(rows) }),
      try await .measure(
        "read of a row by key, each awaited and in a transaction of its own", operations: reads / 10,
        kit: { try await readOneByOne(database) }, bare: { bare.readOneByOne(reads / 10, of: rows) }),
      try await .measure(
        "row of a read of \(rows) rows, as a Codable value", operations: rows,
        kit: { try await readValues(database) }, bare: { bare.readAll(rows) }),
      try await .measure(
        "insert, as a Codable value, \(rows) rows in one transaction", operations: rows,
        kit: { try await insertValues(database) }, bare: { bare.insert(rows) }),
      try await .measure(
        "insert, each awaited and committed by itself", operations: 50,
        kit: { try await insertOneByOne(database, 50) }, bare: { bare.insertOneByOne(50) }),
    ]
  }

  private func insert(_ database: Database) async throws {
    let rows = Self.rows
    try await database.write { tx in
      try tx.execute("DELETE FROM users")
      for number in 1...rows {
        try tx.execute("INSERT INTO users (id, name, score) VALUES (\(number), \("user \(number)"), \(Double(number)))")
      }
    }
  }

  private static func user(_ row: borrowing Row) throws -> User {
    User(id: try row[0], name: try row[1], score: try row[2])
  }

  private func readByKey(_ database: Database) async throws {
    let (rows, reads) = (Self.rows, Self.reads)
    let sum = try await database.read { tx in
      var sum = 0
      for number in 0..<reads {
        let id = number &* 7919 % rows + 1
        sum &+= try tx.first("SELECT id, name, score FROM users WHERE id = \(id)", Self.user)?.name.utf8.count ?? 0
      }
      return sum
    }
    precondition(sum > reads, "the reads must have been done")
  }

  private func readAll(_ database: Database) async throws {
    let users = try await database.read { tx in try tx.rows("SELECT id, name, score FROM users", Self.user).count }
    precondition(users == Self.rows, "the reads must have been done")
  }

  private func readValues(_ database: Database) async throws {
    let users = try await database.read { tx in try tx.rows("SELECT id, name, score FROM users", as: User.self).count }
    precondition(users == Self.rows, "the reads must have been done")
  }

  private func insertValues(_ database: Database) async throws {
    let rows = Self.rows
    try await database.write { tx in
      try tx.execute("DELETE FROM users")
      for number in 1...rows {
        try tx.insert(User(id: number, name: "user \(number)", score: Double(number)), into: "users")
      }
    }
  }

  private func insertOneByOne(_ database: Database, _ count: Int) async throws {
    try await database.write { tx in try tx.execute("DELETE FROM users") }
    for number in 1...count {
      try await database.write { tx in
        try tx.execute("INSERT INTO users (id, name, score) VALUES (\(number), 'x', 1)")
      }
    }
  }

  private func readOneByOne(_ database: Database) async throws {
    let (rows, reads) = (Self.rows, Self.reads)
    for number in 0..<reads / 10 {
      let id = number &* 7919 % rows + 1
      let found = try await database.read { tx in
        try tx.first("SELECT id, name, score FROM users WHERE id = \(id)", Self.user)?.id
      }
      precondition(found == id, "the read must have been done")
    }
  }
}
