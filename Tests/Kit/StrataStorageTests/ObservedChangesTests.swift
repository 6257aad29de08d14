import Foundation
import StrataStorage
import Testing

/// Every committed change is observed, however the statement that made it ended.
@Suite(.timeLimit(.minutes(5))) struct ObservedChangesTests {
  private static let schema = Migration(
    1, "schema",
    """
    CREATE TABLE a (id INTEGER PRIMARY KEY, n INTEGER CHECK (n < 100));
    CREATE TABLE b (n INTEGER);
    CREATE TABLE parents (id INTEGER PRIMARY KEY);
    CREATE TABLE children (parent INTEGER REFERENCES parents (id) ON DELETE CASCADE);
    """)
  private struct Oops: Error {}

  private typealias Step = (
    name: String, tables: Set<String>, body: @Sendable (WriteTransaction) throws -> Void
  )

  /// Runs each step in a transaction; one that changes `b` follows.
  private func expectObserved(inFile: Bool, _ steps: [Step]) async throws {
    let folder = try TestFolder()
    let database = try Database(inFile ? .file(folder.file("a.db")) : .memory, migrations: [Self.schema])
    var changes = database.changes(in: "a", "b", "parents", "children").makeAsyncIterator()
    for step in steps {
      try await database.write(step.body)
      try await database.write { tx in try tx.execute("INSERT INTO b VALUES (1)") }
      let seen = try await changes.next()?.tables
      #expect(seen == step.tables, "\(step.name)")
      if seen != ["b"] { _ = try await changes.next() }
    }
  }

  @Test(arguments: [true, false]) func rowsThatAreReturnedAndNotAllRead(inFile: Bool) async throws {
    try await expectObserved(
      inFile: inFile,
      [
        ("value", ["a"], { tx in _ = try tx.value("INSERT INTO a (n) VALUES (1) RETURNING id", as: Int.self) }),
        (
          "first of several", ["a"],
          { tx in
            let id = try tx.first("INSERT INTO a (n) VALUES (1), (2) RETURNING id") { row in try row[0] as Int }
            guard id == 2 else { throw Oops() }
          }
        ),
        ("update", ["a"], { tx in _ = try tx.value("UPDATE a SET n = 3 RETURNING n", as: Int.self) }),
        (
          "update of nothing", ["b"],
          { tx in _ = try tx.value("UPDATE a SET n = 3 WHERE id = 77 RETURNING n", as: Int.self) }
        ),
        (
          "delete", ["a"],
          { tx in
            _ = try tx.value("DELETE FROM a WHERE id = 1 RETURNING id", as: Int.self)
            guard try tx.value("SELECT count(*) FROM a", as: Int.self) == 2 else { throw Oops() }
          }
        ),
        ("the same again", ["a"], { tx in _ = try tx.value("DELETE FROM a WHERE id = 2 RETURNING id", as: Int.self) }),
      ])
  }

  @Test(arguments: [true, false]) func errorsThatTheAppCatches(inFile: Bool) async throws {
    try await expectObserved(
      inFile: inFile,
      [
        (
          "thrown by the closure of a row", ["a"],
          { tx in
            let rows = try? tx.rows("INSERT INTO a (n) VALUES (1), (2) RETURNING n") { _ -> Int in throw Oops() }
            guard rows == nil, try tx.value("SELECT count(*) FROM a", as: Int.self) == 2 else { throw Oops() }
          }
        ),
        (
          "the rows before the failing one stay", ["a"],
          { tx in _ = try? tx.execute("INSERT OR FAIL INTO a (n) VALUES (3), (1000)") }
        ),
        ("all are undone", ["b"], { tx in _ = try? tx.execute("INSERT INTO a (n) VALUES (3), (1000)") }),
        (
          "a script that fails", ["a"],
          { tx in try? tx.execute(script: "INSERT INTO a (n) VALUES (4); INSERT INTO nowhere VALUES (1)") }
        ),
        (
          "a savepoint that is undone", ["b"],
          { tx in
            _ = try? tx.savepoint {
              _ = try tx.value("INSERT INTO a (n) VALUES (5) RETURNING id", as: Int.self)
              throw Oops()
            }
          }
        ),
      ])
  }

  /// A constraint that is checked at the end of a statement is checked though its rows are not all read.
  @Test func aStatementRunsToItsEnd() async throws {
    let database = try Database(.memory, migrations: [Self.schema])
    await #expect(throws: DatabaseError.self) {
      try await database.write { tx in
        try tx.value("INSERT INTO children VALUES (1) RETURNING parent", as: Int.self)
      }
    }
    #expect(try await database.read { tx in try tx.value("SELECT count(*) FROM children") } == 0)
  }

  @Test(arguments: [true, false]) func tablesThatAreDroppedOrAltered(inFile: Bool) async throws {
    try await expectObserved(
      inFile: inFile,
      [
        (
          "dropped with its rows, and made anew", ["a"],
          { tx in
            try tx.execute("INSERT INTO a (n) VALUES (1)")
            try tx.execute("DROP TABLE a")
            try tx.execute("CREATE TABLE a (id INTEGER PRIMARY KEY, n INTEGER)")
          }
        ),
        (
          "dropped without rows", ["a"],
          { tx in try tx.execute(script: "DROP TABLE a; CREATE TABLE a (id INTEGER PRIMARY KEY, n INTEGER)") }
        ),
        ("a column with a default", ["a"], { tx in try tx.execute("ALTER TABLE a ADD COLUMN m INTEGER DEFAULT 7") }),
        (
          "renamed, and made anew", ["a"],
          { tx in
            try tx.execute("ALTER TABLE a RENAME TO c")
            try tx.execute("CREATE TABLE a (id INTEGER PRIMARY KEY, n INTEGER)")
          }
        ),
        ("what is not there", ["b"], { tx in try tx.execute("DROP TABLE IF EXISTS nowhere") }),
        (
          "with what refers to it", ["parents", "children"],
          { tx in
            try tx.execute("INSERT INTO parents VALUES (1)")
            try tx.execute("INSERT INTO children VALUES (1)")
          }
        ),
        (
          "cascades", ["parents", "children"],
          { tx in
            try tx.execute("DROP TABLE parents")
            try tx.execute("CREATE TABLE parents (id INTEGER PRIMARY KEY)")
            guard try tx.value("SELECT count(*) FROM children", as: Int.self) == 0 else { throw Oops() }
          }
        ),
      ])
  }

  /// What begins after an observation has is observed, although nothing was awaited.
  @Test func observationsBeginAtOnce() async throws {
    let database = try Database(.memory, migrations: [Self.schema])
    for round in 0..<50 {
      let (changes, counts) = (
        database.changes(in: "b"),
        database.observe("b") { tx in
          try tx.value("SELECT count(*) FROM b", as: Int.self) ?? 0
        }
      )
      try await database.write { tx in try tx.execute("INSERT INTO b VALUES (1)") }
      var numbers = counts.makeAsyncIterator()
      #expect(try await [numbers.next(), numbers.next()] == [round, round + 1])
      var notes = changes.makeAsyncIterator()
      #expect(try await notes.next()?.tables == ["b"])
    }
  }
}
