import Testing

@testable import StrataStorage

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// Values stay bound until the transaction of their statement ends, and no longer: they may be secret, or large.
@Suite struct StatementValuesTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", busyTimeout: .seconds(1))
    try connection.run(script: "CREATE TABLE t (a TEXT)") { _ in }
  }

  /// A statement as SQLite shows it, with its values.
  private func shown(_ statement: Statement) -> String {
    let text = sqlite3_expanded_sql(statement.handle)
    defer { sqlite3_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }

  /// A statement that has run, without the rows behind its first one.
  private func run(_ sql: SQL, _ tx: ReadTransaction, _ body: () throws -> Void = {}) throws -> Statement {
    let row = try tx.connection.begin(sql)
    try body()
    try tx.connection.end(row)
    return row.statement
  }

  private func inserted(_ text: String, _ tx: WriteTransaction) throws -> Statement {
    try run("INSERT INTO t (a) VALUES (\(text))", tx)
  }

  @Test func aWriteTakesThemAtItsEnd() throws {
    let statement = try connection.writing { tx in
      let statement = try inserted("secret", tx)
      #expect(shown(statement).contains("secret"))
      return statement
    }.0
    #expect(shown(statement) == "INSERT INTO t (a) VALUES (NULL)")
  }

  @Test func soDoesOneThatIsRolledBack() throws {
    var statement: Statement?
    #expect(throws: (any Error).self) {
      try connection.writing { tx in
        statement = try inserted("secret", tx)
        throw CancellationError()
      }
    }
    #expect(try shown(#require(statement)) == "INSERT INTO t (a) VALUES (NULL)")
  }

  @Test func soDoesARead() throws {
    let statement = try connection.reading { tx in
      try run("SELECT \("secret")", tx)
    }
    #expect(shown(statement) == "SELECT NULL")
  }

  /// The statement runs in the next transaction, too.
  @Test func theyAreTakenEachTime() throws {
    for text in ["first", "second"] {
      let statement = try connection.writing { tx in try inserted(text, tx) }.0
      #expect(shown(statement) == "INSERT INTO t (a) VALUES (NULL)")
    }
  }

  /// More statements than are counted at a time.
  @Test func manyStatements() throws {
    let statements = try connection.reading { tx in
      try (0..<200).map { number in
        try run(SQL(verbatim: "SELECT \(number), ?", [.text("secret")]), tx)
      }
    }
    #expect(!statements.contains { shown($0).contains("secret") })
  }

  /// Each of the rows gets a statement of its own.
  @Test func aRowMayRunItsOwnStatement() throws {
    let statements = try connection.reading { tx in
      var statements: [Statement] = []
      func nest(_ depth: Int) throws {
        statements.append(try run("SELECT \("secret")", tx) { if depth > 0 { try nest(depth - 1) } })
      }
      try nest(3)
      return statements
    }
    #expect(statements.count == 4)
    #expect(!statements.contains { shown($0).contains("secret") })
  }
}
