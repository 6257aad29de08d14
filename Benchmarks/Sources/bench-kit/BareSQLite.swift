#if canImport(SQLite3)
  import SQLite3
#else
  import CSystemSQLite
#endif

/// What a careful hand would write over the C API: prepared once and kept, bound, stepped, reset; rows into Swift values.
/// Each code that SQLite returns is checked where an error can come; columns are read as the type that they should have,
/// which the kit checks.
final class BareSQLite {
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  init(_ path: String, schema: String) {
    check(sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil))
    run("PRAGMA journal_mode = WAL")
    run("PRAGMA synchronous = FULL")
    run(schema)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  func insert(_ rows: Int, verb: String = "INSERT", orIgnore: Bool = false, deletes: Bool = true) {
    step(kept("BEGIN IMMEDIATE"))
    if deletes { step(kept("DELETE FROM users")) }
    let statement = kept("\(verb)\(orIgnore ? " OR IGNORE" : "") INTO users (id, name, score) VALUES (?, ?, ?)")
    for number in 1...rows {
      let name = "user \(number)"
      sqlite3_bind_int64(statement, 1, Int64(number))
      sqlite3_bind_text(statement, 2, name, Int32(name.utf8.count), transient)
      sqlite3_bind_double(statement, 3, Double(number))
      step(statement)
      precondition(sqlite3_last_insert_rowid(handle) == number)
    }
    step(kept("COMMIT"))
  }

  func update(_ rows: Int, inSavepoints: Bool = false) {
    step(kept("BEGIN IMMEDIATE"))
    let statement = kept("UPDATE users SET score = score + 1 WHERE id = ?")
    let savepoint = kept("SAVEPOINT here")
    let release = kept("RELEASE here")
    for number in 1...rows {
      if inSavepoints { step(savepoint) }
      sqlite3_bind_int64(statement, 1, Int64(number))
      step(statement)
      if inSavepoints { step(release) }
    }
    step(kept("COMMIT"))
  }

  /// Writes all columns of each row, as the kit does with a value.
  func write(_ rows: Int, upserts: Bool) {
    step(kept("BEGIN IMMEDIATE"))
    let statement = kept(
      upserts
        ? """
        INSERT INTO users (id, name, score) VALUES (?3, ?1, ?2)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, score = excluded.score
        """ : "UPDATE users SET name = ?1, score = ?2 WHERE id = ?3")
    for number in 1...rows {
      let name = "user \(number)"
      sqlite3_bind_text(statement, 1, name, Int32(name.utf8.count), transient)
      sqlite3_bind_double(statement, 2, Double.random(in: 0...1))
      sqlite3_bind_int64(statement, 3, Int64(number))
      step(statement)
    }
    step(kept("COMMIT"))
  }

  func updateOneByOne(_ rows: Int) {
    let statements = ["BEGIN IMMEDIATE", "UPDATE users SET score = score + 1 WHERE id = ?", "COMMIT"].map(kept)
    for number in 1...rows {
      sqlite3_bind_int64(statements[1], 1, Int64(number))
      for statement in statements { step(statement) }
    }
  }

  func updateAndRead(_ rows: Int) {
    let select = kept("SELECT score FROM users WHERE id = 1")
    let statements = ["BEGIN IMMEDIATE", "UPDATE users SET score = ? WHERE id = 1", "COMMIT"].map(kept)
    for number in 1...rows {
      sqlite3_bind_double(statements[1], 1, Double(number))
      for statement in statements { step(statement) }
      precondition(sqlite3_step(select) == SQLITE_ROW && sqlite3_column_double(select, 0) == Double(number))
      sqlite3_reset(select)
    }
  }

  func readByKey(_ reads: Int, of rows: Int) {
    step(kept("BEGIN"))
    let statement = kept("SELECT id, name, score FROM users WHERE id = ?")
    var sum = 0
    for number in 0..<reads { sum &+= one(statement, number &* 7919 % rows + 1).name.utf8.count }
    step(kept("COMMIT"))
    precondition(sum > reads)
  }

  /// The first column alone.
  func readNamesByKey(_ reads: Int, of rows: Int) {
    step(kept("BEGIN"))
    let statement = kept("SELECT name FROM users WHERE id = ?")
    var sum = 0
    for number in 0..<reads {
      sqlite3_bind_int64(statement, 1, Int64(number &* 7919 % rows + 1))
      precondition(sqlite3_step(statement) == SQLITE_ROW)
      sum &+= string(statement, 0).utf8.count
      sqlite3_reset(statement)
    }
    step(kept("COMMIT"))
    precondition(sum > reads)
  }

  func readAll(_ rows: Int) {
    step(kept("BEGIN"))
    var users: [DatabaseBenchmark.User] = []
    forEach("SELECT id, name, score FROM users") { statement in users.append(row(statement)) }
    step(kept("COMMIT"))
    precondition(users.count == rows)
  }

  /// Without an array.
  func readEach(_ rows: Int) {
    step(kept("BEGIN"))
    var sum = 0
    forEach("SELECT id, name, score FROM users") { statement in sum &+= row(statement).name.utf8.count }
    step(kept("COMMIT"))
    precondition(sum > rows)
  }

  func readNames(_ rows: Int) {
    step(kept("BEGIN"))
    var names: [String] = []
    forEach("SELECT name FROM users") { statement in names.append(string(statement, 0)) }
    step(kept("COMMIT"))
    precondition(names.count == rows)
  }

  @inline(__always)
  private func forEach(_ sql: String, _ body: (OpaquePointer?) -> Void) {
    let statement = kept(sql)
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW {
      body(statement)
      code = sqlite3_step(statement)
    }
    precondition(code == SQLITE_DONE)
    sqlite3_reset(statement)
  }

  func readOneByOne(_ reads: Int, of rows: Int) {
    let begin = kept("BEGIN")
    let commit = kept("COMMIT")
    let statement = kept("SELECT id, name, score FROM users WHERE id = ?")
    for number in 0..<reads {
      step(begin)
      let id = number &* 7919 % rows + 1
      precondition(one(statement, id).id == id)
      step(commit)
    }
  }

  /// Any statements, without values.
  func run(_ sql: String) {
    check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  typealias Statement = OpaquePointer?

  enum Value {
    case text(String)
    case real(Double)
  }

  /// Runs a statement that is kept, and gives the first column of its first row.
  func text(_ statement: Statement, _ values: [Value]) -> String? {
    for (index, value) in values.enumerated() {
      switch value {
      case .text(let text): sqlite3_bind_text(statement, Int32(index + 1), text, Int32(text.utf8.count), transient)
      case .real(let number): sqlite3_bind_double(statement, Int32(index + 1), number)
      }
    }
    defer { sqlite3_reset(statement) }
    return sqlite3_step(statement) == SQLITE_ROW ? string(statement, 0) : nil
  }

  /// The first column of all rows.
  func texts(_ sql: String) -> [String] {
    let statement = prepare(sql)
    defer { sqlite3_finalize(statement) }
    var texts: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW { texts.append(string(statement, 0)) }
    return texts
  }

  private func string(_ statement: Statement, _ column: Int32) -> String {
    let bytes = UnsafeBufferPointer(
      start: sqlite3_column_text(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func one(_ statement: OpaquePointer?, _ id: Int) -> DatabaseBenchmark.User {
    sqlite3_bind_int64(statement, 1, Int64(id))
    precondition(sqlite3_step(statement) == SQLITE_ROW)
    defer { sqlite3_reset(statement) }
    return row(statement)
  }

  private func row(_ statement: OpaquePointer?) -> DatabaseBenchmark.User {
    DatabaseBenchmark.User(
      id: Int(sqlite3_column_int64(statement, 0)), name: string(statement, 1),
      score: sqlite3_column_double(statement, 2))
  }

  private func step(_ statement: OpaquePointer?) {
    precondition(sqlite3_step(statement) == SQLITE_DONE)
    sqlite3_reset(statement)
  }

  /// The statement of a text, prepared when it is first asked for.
  func kept(_ sql: String) -> OpaquePointer? {
    if let known = statements[sql] { return known }
    let statement = prepare(sql)
    statements[sql] = statement
    return statement
  }

  /// A statement that is kept and never finalized: the process ends soon.
  func prepare(_ sql: String) -> OpaquePointer? {
    var statement: OpaquePointer?
    check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    return statement
  }

  private func check(_ code: Int32) {
    precondition(code == SQLITE_OK, String(cString: sqlite3_errmsg(handle)))
  }
}

/// Tells SQLite to copy what it is given.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
