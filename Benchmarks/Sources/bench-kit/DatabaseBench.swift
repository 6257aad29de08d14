import Foundation
import StrataStorage
import StrataTesting

/// Reads and writes of rows with `Database` against SQLite's C API with prepared statements, on files of the same settings.
struct DatabaseBenchmark: KitBenchmark {
  let title = "Database, against SQLite's C API"

  static let count = 2_000
  static let schema = "CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT NOT NULL, score REAL NOT NULL)"

  struct User: Codable {
    let id: Int
    let name: String
    let score: Double
  }

  func rows(in folder: TemporaryFolder) async throws -> [Row] {
    let database = try Database(.file(folder.file("kit.db")), migrations: [Migration(1, "users", Self.schema)])
    let bare = BareSQLite(folder.file("bare.db").path, schema: Self.schema)
    try await insert(database)
    bare.insert(Self.count)
    let rows = reads(database, bare) + writes(database, bare)
    #if canImport(GRDB)
      return try OtherDatabase(folder).beside(rows)
    #else
      return rows
    #endif
  }

  private func reads(_ database: Database, _ bare: BareSQLite) -> [Row] {
    let count = Self.count
    return [
      Row(
        "read by key, awaited and in a transaction of its own", operations: count / 10,
        kit: { try await readOneByOne(database) }, bare: { bare.readOneByOne(count / 10, of: count) }),
      Row(
        "read by key, within one transaction", operations: count, kit: { try await readByKey(database) },
        bare: { bare.readByKey(count, of: count) }),
      Row(
        "value by key, within one transaction", operations: count, kit: { try await valueByKey(database) },
        bare: { bare.readByKey(count, of: count) }),
      Row(
        "row of a large read", operations: count, kit: { try await readAll(database) }, bare: { bare.readAll(count) }),
      Row(
        "row of a large read, columns by name", operations: count, kit: { try await readAllByName(database) },
        bare: { bare.readAll(count) }),
      Row(
        "row of a large read, as a Codable value", operations: count, kit: { try await readValues(database) },
        bare: { bare.readAll(count) }),
    ]
  }

  private func writes(_ database: Database, _ bare: BareSQLite) -> [Row] {
    let count = Self.count
    return [
      Row(
        "insert, within one transaction", operations: count, kit: { try await insert(database) },
        bare: { bare.insert(count) }),
      Row(
        "insert with the new row's id, within one transaction", operations: count,
        kit: { try await insertForIDs(database) }, bare: { bare.insert(count) }),
      Row(
        "insert if absent, within one transaction", operations: count, kit: { try await insertAbsent(database) },
        bare: { bare.insert(count, orIgnore: true) }),
      Row(
        "update by key, within one transaction", operations: count, kit: { try await update(database) },
        bare: { bare.update(count) }),
      Row(
        "insert of a Codable value, within one transaction", operations: count,
        kit: { try await insertValues(database) }, bare: { bare.insert(count) }),
      Row(
        "replace by a Codable value, within one transaction", operations: count,
        kit: { try await replaceValues(database) },
        bare: { bare.insert(count, verb: "INSERT OR REPLACE", deletes: false) }),
      Row(
        "savepoint around an update", operations: count, kit: { try await savepoints(database) },
        bare: { bare.update(count, inSavepoints: true) }),
      Row(
        "write of one row, awaited and committed", operations: 20,
        kit: { for number in 1...20 { try await update(database, number) } }, bare: { bare.updateOneByOne(20) }),
    ]
  }

  static func user(_ row: borrowing StrataStorage.Row) throws -> User {
    User(id: try row[0], name: try row[1], score: try row[2])
  }
}

extension DatabaseBenchmark {
  /// The key of a read: all over the table.
  static func key(_ number: Int) -> Int { number &* 7919 % count + 1 }

  private func readOneByOne(_ database: Database) async throws {
    for number in 0..<Self.count / 10 {
      let id = Self.key(number)
      let found = try await database.read { tx in
        try tx.first("SELECT id, name, score FROM users WHERE id = \(id)", Self.user)?.id
      }
      require(found == id, "the read must have been done")
    }
  }

  private func readByKey(_ database: Database) async throws {
    let sum = try await database.read { tx in
      var sum = 0
      for number in 0..<Self.count {
        let id = Self.key(number)
        sum &+= try tx.first("SELECT id, name, score FROM users WHERE id = \(id)", Self.user)?.name.utf8.count ?? 0
      }
      return sum
    }
    require(sum > Self.count, "the reads must have been done")
  }

  private func valueByKey(_ database: Database) async throws {
    let sum = try await database.read { tx in
      var sum = 0
      for number in 0..<Self.count {
        let name: String? = try tx.value("SELECT name FROM users WHERE id = \(Self.key(number))")
        sum &+= name?.utf8.count ?? 0
      }
      return sum
    }
    require(sum > Self.count, "the reads must have been done")
  }

  private func readAll(_ database: Database) async throws {
    let users = try await database.read { tx in try tx.rows("SELECT id, name, score FROM users", Self.user).count }
    require(users == Self.count, "the reads must have been done")
  }

  private func readAllByName(_ database: Database) async throws {
    let users = try await database.read { tx in
      try tx.rows("SELECT id, name, score FROM users") { row in
        User(id: try row["id"], name: try row["name"], score: try row["score"])
      }.count
    }
    require(users == Self.count, "the reads must have been done")
  }

  private func readValues(_ database: Database) async throws {
    let users = try await database.read { tx in try tx.rows("SELECT id, name, score FROM users", as: User.self).count }
    require(users == Self.count, "the reads must have been done")
  }

  private func insert(_ database: Database) async throws {
    try await database.write { tx in
      try tx.execute("DELETE FROM users")
      for number in 1...Self.count {
        try tx.execute("INSERT INTO users (id, name, score) VALUES (\(number), \("user \(number)"), \(Double(number)))")
      }
    }
  }

  private func insertForIDs(_ database: Database) async throws {
    try await database.write { tx in
      try tx.execute("DELETE FROM users")
      for number in 1...Self.count {
        let id = try tx.insert(
          "INSERT INTO users (id, name, score) VALUES (\(number), \("user \(number)"), \(Double(number)))")
        require(id == number)
      }
    }
  }

  private func insertAbsent(_ database: Database) async throws {
    try await database.write { tx in
      try tx.execute("DELETE FROM users")
      for number in 1...Self.count {
        try tx.insertIfAbsent(
          "INSERT OR IGNORE INTO users (id, name, score) VALUES (\(number), \("user \(number)"), \(Double(number)))")
      }
    }
  }

  private func insertValues(_ database: Database) async throws {
    try await database.write { tx in
      try tx.execute("DELETE FROM users")
      for number in 1...Self.count {
        try tx.insert(User(id: number, name: "user \(number)", score: Double(number)), into: "users")
      }
    }
  }

  private func replaceValues(_ database: Database) async throws {
    try await database.write { tx in
      for number in 1...Self.count {
        try tx.replace(User(id: number, name: "user \(number)", score: Double(number)), in: "users")
      }
    }
  }

  private func update(_ database: Database) async throws {
    try await database.write { tx in
      for number in 1...Self.count {
        try tx.execute("UPDATE users SET score = score + 1 WHERE id = \(number)")
      }
    }
  }

  private func savepoints(_ database: Database) async throws {
    try await database.write { tx in
      for number in 1...Self.count {
        try tx.savepoint { try tx.execute("UPDATE users SET score = score + 1 WHERE id = \(number)") }
      }
    }
  }

  private func update(_ database: Database, _ number: Int) async throws {
    try await database.write { tx in
      try tx.execute("UPDATE users SET score = score + 1 WHERE id = \(number)")
    }
  }
}
