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

  private func inserted(_ text: String, _ tx: WriteTransaction) throws -> Statement {
    try tx.connection.run("INSERT INTO t (a) VALUES (\(text))") { _ in .next }.statement
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
      try tx.connection.run("SELECT \("secret")") { _ in .stop }.statement
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
        try tx.connection.run(SQL(verbatim: "SELECT \(number), ?", [.text("secret")])) { _ in .stop }.statement
      }
    }
    #expect(!statements.contains { shown($0).contains("secret") })
  }

  /// Each of the rows gets a statement of its own.
  @Test func aRowMayRunItsOwnStatement() throws {
    let statements = try connection.reading { tx in
      var statements: [Statement] = []
      func run(_ depth: Int) throws {
        let effect = try tx.connection.run("SELECT \("secret")") { _ in
          if depth > 0 { try run(depth - 1) }
          return .next
        }
        statements.append(effect.statement)
      }
      try run(3)
      return statements
    }
    #expect(statements.count == 4)
    #expect(!statements.contains { shown($0).contains("secret") })
  }
}
