#if canImport(SQLite3)
  import SQLite3
#else
  import CSystemSQLite
#endif

/// What a careful hand would write over the C API: prepared once, bound, stepped, reset; rows into Swift values.
final class BareSQLite {
  private var handle: OpaquePointer?

  init(_ path: String, schema: String) {
    check(sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil))
    run("PRAGMA journal_mode = WAL")
    run("PRAGMA synchronous = FULL")
    run(schema)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  func insert(_ rows: Int) {
    run("BEGIN IMMEDIATE")
    run("DELETE FROM users")
    let statement = prepare("INSERT INTO users (id, name, score) VALUES (?, ?, ?)")
    for number in 1...rows {
      let name = "user \(number)"
      sqlite3_bind_int64(statement, 1, Int64(number))
      sqlite3_bind_text(statement, 2, name, Int32(name.utf8.count), transient)
      sqlite3_bind_double(statement, 3, Double(number))
      precondition(sqlite3_step(statement) == SQLITE_DONE)
      sqlite3_reset(statement)
    }
    sqlite3_finalize(statement)
    run("COMMIT")
  }

  func insertOneByOne(_ rows: Int) {
    run("DELETE FROM users")
    let statements = ["BEGIN IMMEDIATE", "INSERT INTO users (id, name, score) VALUES (?, 'x', 1)", "COMMIT"].map(
      prepare)
    for number in 1...rows {
      sqlite3_bind_int64(statements[1], 1, Int64(number))
      for statement in statements {
        precondition(sqlite3_step(statement) == SQLITE_DONE)
        sqlite3_reset(statement)
      }
    }
    for statement in statements { sqlite3_finalize(statement) }
  }

  func readByKey(_ reads: Int, of rows: Int) {
    run("BEGIN")
    let statement = prepare("SELECT id, name, score FROM users WHERE id = ?")
    var sum = 0
    for number in 0..<reads { sum &+= one(statement, number &* 7919 % rows + 1).name.utf8.count }
    sqlite3_finalize(statement)
    run("COMMIT")
    precondition(sum > reads)
  }

  func readAll(_ rows: Int) {
    run("BEGIN")
    let statement = prepare("SELECT id, name, score FROM users")
    var users: [(id: Int64, name: String, score: Double)] = []
    while sqlite3_step(statement) == SQLITE_ROW { users.append(row(statement)) }
    sqlite3_finalize(statement)
    run("COMMIT")
    precondition(users.count == rows)
  }

  func readOneByOne(_ reads: Int, of rows: Int) {
    let begin = prepare("BEGIN")
    let commit = prepare("COMMIT")
    let statement = prepare("SELECT id, name, score FROM users WHERE id = ?")
    for number in 0..<reads {
      sqlite3_step(begin)
      sqlite3_reset(begin)
      let id = number &* 7919 % rows + 1
      precondition(one(statement, id).id == id)
      sqlite3_step(commit)
      sqlite3_reset(commit)
    }
    for statement in [begin, commit, statement] { sqlite3_finalize(statement) }
  }

  private func one(_ statement: OpaquePointer?, _ id: Int) -> (id: Int64, name: String, score: Double) {
    sqlite3_bind_int64(statement, 1, Int64(id))
    precondition(sqlite3_step(statement) == SQLITE_ROW)
    defer { sqlite3_reset(statement) }
    return row(statement)
  }

  private func row(_ statement: OpaquePointer?) -> (id: Int64, name: String, score: Double) {
    let bytes = UnsafeBufferPointer(
      start: sqlite3_column_text(statement, 1), count: Int(sqlite3_column_bytes(statement, 1)))
    return (
      sqlite3_column_int64(statement, 0), String(decoding: bytes, as: UTF8.self), sqlite3_column_double(statement, 2)
    )
  }

  private func prepare(_ sql: String) -> OpaquePointer? {
    var statement: OpaquePointer?
    check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    return statement
  }

  private func run(_ sql: String) {
    check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  private func check(_ code: Int32) {
    precondition(code == SQLITE_OK, String(cString: sqlite3_errmsg(handle)))
  }
}

/// Tells SQLite to copy what it is given.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
