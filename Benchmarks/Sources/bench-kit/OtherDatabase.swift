#if GRDB
  import Foundation
  import GRDB

  /// The same operations with GRDB, on a file of the same settings and with its cached statements.
  final class OtherDatabase: Sendable {
    private struct User: Codable, FetchableRecord, PersistableRecord {
      static let databaseTableName = "users"

      let id: Int
      let name: String
      let score: Double

      init(_ number: Int) {
        id = number
        name = "user \(number)"
        score = Double(number)
      }

      init(_ row: GRDB.Row) {
        id = row[0]
        name = row[1]
        score = row[2]
      }
    }

    private static let count = DatabaseBenchmark.count
    private static let selection = "SELECT id, name, score FROM users WHERE id = ?"
    private static let update = "UPDATE users SET score = score + 1 WHERE id = ?"
    private let pool: DatabasePool

    init(_ file: URL) throws {
      pool = try DatabasePool(path: file.path)
      // A pool sets it to `NORMAL` for its writer.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      try pool.write { db in
        try db.execute(sql: DatabaseBenchmark.schema)
        for number in 1...Self.count { try User(number).insert(db) }
      }
    }

    func beside(_ rows: [Row]) -> [Row] {
      var works = works
      let all = rows.map { row in works.removeValue(forKey: row.name).map { row.beside("GRDB", $0) } ?? row }
      precondition(works.isEmpty, "no rows: \(works.keys.sorted())")
      return all
    }

    private var works: [String: Row.Work] {
      [
        "read by key, awaited and in a transaction of its own": { [self] in
          for number in 0..<Self.count / 10 {
            let id = DatabaseBenchmark.key(number)
            let found = try await pool.read { db in try Self.user(id, db)?.id }
            precondition(found == id)
          }
        },
        "read by key, within one transaction": { [self] in
          let sum = try await pool.read { db in
            var sum = 0
            for number in 0..<DatabaseBenchmark.reads {
              sum &+= try Self.user(DatabaseBenchmark.key(number), db)?.name.utf8.count ?? 0
            }
            return sum
          }
          precondition(sum > DatabaseBenchmark.reads)
        },
        "row of a large read": { [self] in
          let users = try await pool.read { db in
            let rows = try GRDB.Row.fetchCursor(try db.cachedStatement(sql: "SELECT id, name, score FROM users"))
            return try Array(rows.map { User($0) }).count
          }
          precondition(users == Self.count)
        },
        "row of a large read, as a Codable value": { [self] in
          let users = try await pool.read { db in try User.fetchAll(db, sql: "SELECT id, name, score FROM users").count
          }
          precondition(users == Self.count)
        },
        "insert, within one transaction": { [self] in
          try await pool.write { db in
            try db.execute(sql: "DELETE FROM users")
            let insertion = try db.cachedStatement(sql: "INSERT INTO users (id, name, score) VALUES (?, ?, ?)")
            for number in 1...Self.count {
              try insertion.execute(arguments: [number, "user \(number)", Double(number)])
            }
          }
        },
        "insert of a Codable value, within one transaction": { [self] in
          try await pool.write { db in
            try db.execute(sql: "DELETE FROM users")
            for number in 1...Self.count { try User(number).insert(db) }
          }
        },
        "update by key, within one transaction": { [self] in
          try await pool.write { db in
            let update = try db.cachedStatement(sql: Self.update)
            for number in 1...Self.count { try update.execute(arguments: [number]) }
          }
        },
        "write of one row, awaited and committed": { [self] in
          for number in 1...20 {
            try await pool.write { db in try db.cachedStatement(sql: Self.update).execute(arguments: [number]) }
          }
        },
      ]
    }

    private static func user(_ id: Int, _ db: GRDB.Database) throws -> User? {
      try GRDB.Row.fetchOne(try db.cachedStatement(sql: selection), arguments: [id]).map { User($0) }
    }
  }
#endif
