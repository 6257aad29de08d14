#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// Why an operation of a database failed. Names statements, tables and types, never the values bound to them.
public enum DatabaseError: Error, Sendable {
  /// SQLite reports an error.
  case sqlite(SQLiteFailure)
  /// Another connection held the lock for longer than the busy timeout.
  case busy
  /// The file was written by a newer version of the app, whose last migration is `found`; this one knows up to `known`.
  case newerVersion(found: Int, known: Int)
  /// The list of migrations is not 1, 2, 3, ….
  case migrationsOutOfOrder(expected: Int, found: Int)
  /// A migration failed and was rolled back; the database is as the one before left it.
  indirect case migration(number: Int, name: String, cause: DatabaseError)
  /// A migration would leave rows of this table that point nowhere.
  case brokenReference(table: String)
  /// A column that is not there or holds another type.
  case column(String, expected: String, found: String)
  /// The statement takes another number of values.
  case bindings(expected: Int, given: Int, sql: String)
  /// A value could not be written as, or read from, what the database stores.
  case coding(type: String)
  /// The `INSERT` inserted no row that has a row id: it ignored a conflict, updated an existing row, or its table has
  /// no row ids.
  case nothingInserted(sql: String)
  /// Tables that are to be observed and do not exist, views among them: name the tables that they read.
  case unknownTables([String])
  /// The operation is not supported.
  case unsupported(String)
  /// The transaction was used after its closure had returned.
  case transactionEnded
  /// A closure of the app threw this error; its transaction was rolled back.
  case aborted(any Error)

  /// What the app threw, when that was the reason. Use it in the body of a `catch`: in Swift 6.3, `catch … where` of a
  /// typed error crashes the compiler.
  public var abortReason: (any Error)? {
    if case .aborted(let reason) = self { reason } else { nil }
  }

  /// Whether the stored value has another type than the requested one.
  package var isDecodingFailure: Bool {
    switch self {
    case .coding: true
    case .column(_, _, let found): found != Self.noSuchColumn
    case .aborted(let reason): reason is DecodingError
    default: false
    }
  }

  static let noSuchColumn = "no such column"

  init(_ error: any Error) {
    self = error as? DatabaseError ?? .aborted(error)
  }

  /// Runs a closure of the app: what it throws by itself becomes ``aborted(_:)``.
  package static func typing<Value>(_ body: () throws -> Value) throws(DatabaseError) -> Value {
    do { return try body() } catch { throw DatabaseError(error) }
  }
}

/// An error of SQLite.
public struct SQLiteFailure: Error, Sendable, Hashable {
  /// SQLite's extended result code, as in <https://sqlite.org/rescode.html>.
  public let code: Int32
  /// SQLite's message. For an error while a statement runs, only the text of the code, and the name of a broken
  /// constraint: the longer messages may quote values.
  public let message: String
  /// The statement, with `?` for its values.
  public let sql: String?

  /// The result code without its extension: `SQLITE_CONSTRAINT`, `SQLITE_FULL`, ….
  public var primaryCode: Int32 { code & 0xff }
  /// A uniqueness, foreign key, check or `NOT NULL` constraint was broken.
  public var isConstraintViolation: Bool { primaryCode == SQLITE_CONSTRAINT }
  /// The file is damaged, or no database at all. What is only a cache can be deleted and fetched again.
  public var isCorruption: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

  /// A failure as SQLite reported it.
  ///
  /// - Parameter message: `nil` for SQLite's text of the code.
  public init(code: Int32, message: String? = nil, sql: String? = nil) {
    self.code = code
    self.message = message ?? sqlite3_errstr(code).map { String(cString: $0) } ?? "unknown error"
    self.sql = sql
  }
}

extension SQLiteFailure: CustomStringConvertible {
  /// The code, SQLite's message, and the statement without its values.
  public var description: String {
    "SQLite \(code): \(message)" + (sql.map { " in: \($0)" } ?? "")
  }
}

extension DatabaseError: CustomStringConvertible {
  /// One line for developers that names statements, tables, columns and types, never values. What a screen shows is for
  /// the app to say, in its user's language: switch over the cases.
  public var description: String {
    switch self {
    case .sqlite(let failure): failure.description
    case .busy: "the database stayed locked by another connection"
    case .newerVersion(let found, let known):
      "the database has version \(found), this app knows versions up to \(known): a newer version of the app wrote it"
    case .migrationsOutOfOrder(let expected, let found):
      "migration \(expected) was expected, \(found) was found: number them 1, 2, 3, …"
    case .migration(let number, let name, let cause): "migration \(number) (\(name)) failed: \(cause)"
    case .brokenReference(let table): "rows of \(table) refer to rows that do not exist"
    case .column(let column, let expected, let found): "column \(column): expected \(expected), found \(found)"
    case .bindings(let expected, let given, let sql): "\(expected) values expected, \(given) given in: \(sql)"
    case .coding(let type): "a stored value and \(type) do not fit"
    case .nothingInserted(let sql):
      "no row was inserted that has a row id; use insertIfAbsent where a conflict may be ignored, else execute, "
        + "in: \(sql)"
    case .unknownTables(let names):
      "there are no tables \(names.joined(separator: ", ")) to observe; of a view, name the tables that it reads"
    case .unsupported(let what): "not supported: \(what)"
    case .transactionEnded: "a transaction was used after its end"
    case .aborted(let reason): "rolled back by the app: \(type(of: reason))"
    }
  }
}
