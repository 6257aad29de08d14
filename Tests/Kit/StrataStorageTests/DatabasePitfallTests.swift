import Foundation
import StrataStorage
import Testing

/// Faults that gave wrong rows, or nothing, without an error.
@Suite struct DatabasePitfallTests {
  private static let schema = Migration(1, "t", "CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT UNIQUE)")

  private func database(inFile: Bool, _ folder: TestFolder) throws -> Database {
    try Database(inFile ? .file(folder.file("a.db")) : .memory, migrations: [Self.schema])
  }

  /// Each connection keeps its prepared statements; the schema is changed by another one, or is rolled back.
  @Test(arguments: [true, false])
  func aKeptStatementReadsTheColumnsOfTheNewSchema(inFile: Bool) async throws {
    let folder = try TestFolder()
    let database = try database(inFile: inFile, folder)
    try await database.write { tx in try tx.execute("INSERT INTO t VALUES (1, 'one')") }
    let all: SQL = "SELECT * FROM t"
    @Sendable func row(_ tx: ReadTransaction) throws -> (String, String)? {
      try tx.first(all) { row in (try row["b"], try row["c"]) }
    }
    let first = try await database.read { tx in try tx.first(all) { row in try row["b"] as String } }
    #expect(first == "one")
    try? await database.write { tx in
      try tx.execute(script: "ALTER TABLE t ADD COLUMN c TEXT DEFAULT 'undone'; ALTER TABLE t RENAME COLUMN b TO d")
      _ = try tx.first(all) { row in try row["d"] as String }
      throw CancellationError()
    }
    #expect(try await database.read { tx in try tx.first(all) { row in try row["b"] as String } } == "one")
    try await database.write { tx in
      try tx.execute(
        script: """
          ALTER TABLE t RENAME TO old;
          CREATE TABLE t (c TEXT, b TEXT UNIQUE, a INTEGER PRIMARY KEY);
          INSERT INTO t SELECT 'new', b, a FROM old;
          DROP TABLE old;
          """)
    }
    let found = try await database.read { tx in try row(tx) }
    #expect(found?.0 == "one" && found?.1 == "new")
    let written = try await database.write { tx in try row(tx) }
    #expect(written?.0 == "one" && written?.1 == "new")
  }

  @Test(arguments: [true, false])
  func aReadNeverWrites(inFile: Bool) async throws {
    let folder = try TestFolder()
    let database = try database(inFile: inFile, folder)
    for sql in ["INSERT INTO t VALUES (1, 'one') RETURNING a", "CREATE TABLE u (a)", "DELETE FROM t RETURNING 1"] {
      await #expect(throws: DatabaseError.self, "\(sql)") {
        try await database.read { tx in try tx.value(SQL(verbatim: sql), as: Int.self) }
      }
    }
    // An observer's query is a read too, on the writer's connection.
    let values = observe(database)
    await #expect(throws: DatabaseError.self) { for try await _ in values {} }
    #expect(try await database.read { tx in try tx.value("SELECT count(*) FROM t") } == 0)
    try await database.write { tx in try tx.execute("INSERT INTO t VALUES (2, 'two')") }
    #expect(try await database.read { tx in try tx.value("SELECT count(*) FROM t") } == 1)
  }

  private func observe(_ database: Database) -> AsyncThrowingStream<Int?, any Error> {
    database.observe("t") { tx in
      try tx.value("INSERT INTO t VALUES (3, 'three') RETURNING a", as: Int.self)
    }
  }

  @Test func anInsertThatInsertsNothingGivesNoRowID() async throws {
    let database = try database(inFile: false, TestFolder())
    let id = try await database.write { tx in try tx.insert("INSERT INTO t (b) VALUES ('one')") }
    #expect(id == 1)
    await #expect(throws: DatabaseError.self) {
      try await database.write { tx in try tx.insert("INSERT OR IGNORE INTO t (b) VALUES ('one')") }
    }
    await #expect(throws: DatabaseError.self) {
      try await database.write { tx in
        try tx.insert("INSERT INTO t (b) VALUES ('one') ON CONFLICT (b) DO UPDATE SET b = 'two'")
      }
    }
    let ids = try await database.write { tx in
      (
        try tx.insertIfAbsent("INSERT OR IGNORE INTO t (b) VALUES ('one')"),
        try tx.value("SELECT last_insert_rowid()", as: Int64.self),
        try tx.insertIfAbsent("INSERT OR IGNORE INTO t (b) VALUES ('two')")
      )
    }
    #expect(ids.0 == nil && ids.1 == 1 && ids.2 == 2)
  }

  @Test func observingWhatDoesNotExistIsAnError() async throws {
    let database = try database(inFile: false, TestFolder())
    try await database.write { tx in try tx.execute(script: "CREATE VIEW v AS SELECT * FROM t") }
    for name in ["ts", "v", "sqlite_schema"] {
      let values = database.observe(name) { _ in 1 }
      let ended = Task { for try await _ in values {} }
      // Cancelled, the stream ends without an error.
      let limit = Task {
        try await Task.sleep(for: .seconds(300))
        ended.cancel()
      }
      await #expect(throws: DatabaseError.self, "\(name)") { try await ended.value }
      limit.cancel()
    }
    await #expect(throws: DatabaseError.self) { for try await _ in database.changes(in: "t", "ts") {} }
    // SQLite's names have no case.
    var values = database.observe("T") { tx in try tx.value("SELECT count(*) FROM t", as: Int.self) }
      .makeAsyncIterator()
    #expect(try await values.next() == 0)
    try await database.write { tx in try tx.execute("INSERT INTO t VALUES (1, 'one')") }
    let limit = Task {
      try await Task.sleep(for: .seconds(300))
      try await database.write { tx in try tx.execute("INSERT INTO t VALUES (2, 'two')") }
    }
    #expect(try await values.next() == 1)
    limit.cancel()
  }
}
