import Foundation
import StrataStorage
import StrataTesting

/// Reads and writes of rows with `Database` against SQLite's C API with prepared statements, on files of the same
/// settings.
struct DatabaseBenchmark: KitBenchmark {
  let title = "Database, against SQLite's C API"

  static let count = 2_000
  /// Fewer than take a time slice of the system: where other work waits, a run that exceeds one costs a multiple.
  static let reads = 500
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
    #if GRDB
      return try OtherDatabase(folder.file("grdb.db")).beside(rows)
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
        "read by key, within one transaction", operations: Self.reads, kit: { try await readByKey(database) },
        bare: { bare.readByKey(Self.reads, of: count) }),
      Row(
        "value by key, within one transaction", operations: Self.reads, kit: { try await valueByKey(database) },
        bare: { bare.readNamesByKey(Self.reads, of: count) }),
      Row(
        "row of a large read", operations: count, kit: { try await readAll(database) }, bare: { bare.readAll(count) }),
      Row(
        "row of a large read, without an array", operations: count, kit: { try await readEach(database) },
        bare: { bare.readEach(count) }),
      Row(
        "value of a large read", operations: count, kit: { try await readNames(database) },
        bare: { bare.readNames(count) }),
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
        "update by a Codable value, within one transaction", operations: count,
        kit: { try await updateValues(database) }, bare: { bare.write(count, upserts: false) }),
      Row(
        "upsert of a Codable value, within one transaction", operations: count,
        kit: { try await upsertValues(database) }, bare: { bare.write(count, upserts: true) }),
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
