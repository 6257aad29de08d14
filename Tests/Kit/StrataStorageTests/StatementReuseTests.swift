import Foundation
import StrataStorage
import Testing

/// Statements are prepared once and recognized by their text; what is recognized wrongly would read or write something
/// else.
@Suite struct StatementReuseTests {
  private static let schema = Migration(1, "t", "CREATE TABLE t (id INTEGER PRIMARY KEY, a INTEGER, b TEXT)")

  @Test func oneTextMayBeWrittenInManyWays() throws {
    let table = "t"
    let part: SQL = "a = \(1)"
    let ways: [SQL] = [
      "SELECT a FROM t WHERE id = \(7) AND a = \(1)", "SELECT a FROM t WHERE id = \(7) AND \(part)",
      SQL(verbatim: "SELECT a FROM t WHERE id = ? AND a = ?", [.integer(7), .integer(1)]),
    ]
    for way in ways {
      #expect(way.text == "SELECT a FROM t WHERE id = ? AND a = ?")
      #expect(way.values == [.integer(7), .integer(1)])
    }
    let quoted: SQL = "SELECT \(identifier: "a\"b") FROM \(identifier: table) WHERE id IN \(list: [1, 2])"
    #expect(quoted.text == #"SELECT "a""b" FROM "t" WHERE id IN (?, ?)"#)
    let first: SQL = "\(1)\(2) a \(3)"
    #expect(first.text == "?? a ?")
    let long: SQL = "\(1),\(2),\(3),\(4),\(5),\(6)"
    #expect(long.text == "?,?,?,?,?,?")
    #expect(long.values.count == 6)
    let five: SQL = "a\(1)b\(2)c\(3)d\(4)e\(5)f"
    #expect(five.text == "a?b?c?d?e?f")
    #expect(("plain" as SQL).text == "plain")
  }

  /// Two texts that begin with the same literals are two statements, in whatever order they run.
  @Test func textsThatAreNearlyTheSameAreTwoStatements() async throws {
    let database = try Database(.memory, migrations: [Self.schema])
    let seen = try await database.write { tx in
      var seen: [Int] = []
      for number in 1...3 {
        try tx.execute("INSERT INTO t (id, a, b) VALUES (\(number), \(number * 10), \("x"))")
        seen.append(try tx.value("SELECT a FROM t WHERE id = \(number)") ?? 0)
        seen.append(try tx.value("SELECT a FROM t WHERE id = \(number) + \(0)") ?? 0)
      }
      return seen
    }
    #expect(seen == [10, 10, 20, 20, 30, 30])
  }

  /// More literals and values than are kept apart, and more statements than are remembered by their literals.
  @Test func longTextsAndManyStatements() async throws {
    let database = try Database(.memory)
    let sums = try await database.read { tx in
      var sums: [[Int]] = []
      for number in 1...3 {
        sums.append([
          try tx.value("SELECT \(number)") ?? 0, try tx.value("SELECT \(number) + \(1)") ?? 0,
          try tx.value("SELECT \(number) + \(1) + \(2)") ?? 0, try tx.value("SELECT \(number) - \(1) + \(2)") ?? 0,
          try tx.value("SELECT \(number) + \(1) + \(2) + \(3)") ?? 0,
          try tx.value("SELECT \(number) + \(1) + \(2) + \(3) + \(4)") ?? 0,
          try tx.value("SELECT \(number) + \(1) + \(2) + \(3) + \(4) + \(5) + \(6)") ?? 0,
          try tx.value("SELECT \(number) + \(1) + \(2) + \(3) + \(4) + \(5) + \(6) + \(7)") ?? 0,
          try tx.value("SELECT \(number) + \(1) + \(2) + \(3) + \(4) + \(5) + \(6) + \(7) + \(8)") ?? 0,
          try tx.value("SELECT \(number) * 2") ?? 0, try tx.value("SELECT \(number) * 3") ?? 0,
        ])
      }
      return sums
    }
    for number in 1...3 {
      let expected = [0, 1, 3, 1, 6, 10, 21, 28, 36].map { number + $0 } + [number * 2, number * 3]
      #expect(sums[number - 1] == expected)
    }
  }

  /// A statement that is in use, and more statements than a connection keeps.
  @Test func statementsMakeRoom() async throws {
    let database = try Database(.memory)
    let seen = try await database.read { tx in
      try tx.rows("SELECT 1 UNION SELECT 2") { row in
        let outer: Int = try row[0]
        for number in 1...300 {
          #expect(try tx.value(SQL(verbatim: "SELECT \(number)")) == number)
        }
        let inner = try tx.values("SELECT 1 UNION SELECT 2", as: Int.self)
        return [outer] + inner
      }
    }
    #expect(seen == [[1, 1, 2], [2, 1, 2]])
  }

  /// What stands behind the first statement would never run.
  @Test(arguments: ["SELECT 1; SELECT 2", "SELECT 1;; x", "SELECT 1; CREATE"])
  func severalStatementsAreRefused(_ text: String) async throws {
    let database = try Database(.memory)
    let error = await #expect(throws: DatabaseError.self) {
      try await database.write { tx in try tx.execute(SQL(verbatim: text)) }
    }
    #expect("\(try #require(error))".contains("execute(script:)"))
  }

  @Test(arguments: ["SELECT 1;", "SELECT 1 ; \n ", "SELECT 1; -- one", "SELECT 1 /* one */;"])
  func whatFollowsAStatementMayBeNothing(_ text: String) async throws {
    let database = try Database(.memory)
    #expect(try await database.read { tx in try tx.value(SQL(verbatim: text)) } == 1)
  }

  /// A statement of the database's own is not found by an app that writes the same text: it would end the transaction.
  @Test func anAppCannotEndATransaction() async throws {
    let folder = try TestFolder()
    for location in [Database.Location.memory, .file(folder.file("a.db"))] {
      let database = try Database(location, migrations: [Self.schema])
      // Both kinds of transactions have run, so that their statements are prepared.
      try await database.write { tx in try tx.execute("INSERT INTO t (a) VALUES (1)") }
      _ = try await database.read { tx in try tx.value("SELECT count(*) FROM t", as: Int.self) }
      for text in ["COMMIT", "ROLLBACK", "BEGIN IMMEDIATE", "BEGIN DEFERRED"] {
        await #expect(throws: DatabaseError.self) {
          try await database.write { tx in
            try tx.execute("INSERT INTO t (a) VALUES (2)")
            try tx.execute(SQL(verbatim: text))
          }
        }
        await #expect(throws: DatabaseError.self) {
          try await database.read { tx in try tx.value(SQL(verbatim: text), as: Int.self) }
        }
      }
      #expect(try await database.read { tx in try tx.value("SELECT count(*) FROM t") } == 1)
    }
  }

  /// The columns of a statement that SQLite has prepared anew are not those of before.
  @Test func columnsFollowTheSchema() async throws {
    let folder = try TestFolder()
    let database = try Database(.file(folder.file("a.db")), migrations: [Self.schema])
    let read: @Sendable () async throws -> [String] = {
      try await database.read { tx in try tx.rows("SELECT * FROM t") { row in try row["b"] as String } }
    }
    try await database.write { tx in try tx.execute("INSERT INTO t (a, b) VALUES (1, 'x')") }
    #expect(try await read() == ["x"])
    try await database.write { tx in
      try tx.execute("ALTER TABLE t DROP COLUMN a")
      try tx.execute("ALTER TABLE t ADD COLUMN c INTEGER")
    }
    #expect(try await read() == ["x"])
    let value = try await database.read { tx in try tx.rows("SELECT * FROM t") { row in try row["c"] as Int? } }
    #expect(value == [nil])
  }

  /// Columns are found by name in any order, and the first of two of one name wins.
  @Test func columnsAreFoundInAnyOrder() async throws {
    let database = try Database(.memory)
    let rows = try await database.read { tx in
      try tx.rows("SELECT 1 AS a, 2 AS b, 3 AS a, 4 AS c UNION SELECT 5, 6, 7, 8") { row in
        [try row["c"], try row["a"], try row["b"], try row["a"]] as [Int]
      }
    }
    #expect(rows == [[4, 1, 2, 1], [8, 5, 6, 5]])
    await #expect(throws: DatabaseError.self) {
      try await database.read { tx in try tx.rows("SELECT 1 AS a") { row in try row["A "] as Int } }
    }
  }

  /// A type of the app's own is read by way of its value.
  @Test func typesOfTheAppAreRead() async throws {
    let database = try Database(.memory)
    let celsius = try await database.read { tx in try tx.value("SELECT 21.5", as: Celsius?.self) }
    #expect(celsius == Celsius(degrees: 21.5))
    let none = try await database.read { tx in try tx.value("SELECT NULL", as: Celsius?.self) }
    #expect(none == .some(.none))
  }

  private struct Celsius: SQLConvertible, Equatable {
    let degrees: Double

    init(degrees: Double) { self.degrees = degrees }
    var sqlValue: SQLValue { .real(degrees) }
    init?(sqlValue: SQLValue) {
      guard case .real(let degrees) = sqlValue else { return nil }
      self.degrees = degrees
    }
  }
}
