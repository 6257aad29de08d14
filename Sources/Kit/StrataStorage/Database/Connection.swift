import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// One SQLite connection with its prepared statements. Used by one thread at a time: it lives inside an actor.
final class Connection {
  private static let statementCount = 128

  private let handle: OpaquePointer
  private let survey = WriteSurvey()
  // One thread at a time uses it, and no call of it comes back here: checking each access would cost as much as a look-up.
  @exclusivity(unchecked) private var statements = StatementCache(capacity: Connection.statementCount)
  /// Statements of `Database`'s own, such as `COMMIT`: those of the app never find them.
  private var controls = StatementCache(capacity: Connection.statementCount)
  private var bound = BoundStatements(capacity: Connection.statementCount)
  /// Why SQLite has rolled the open transaction back by itself, as it does when the disk is full.
  private(set) var rollbackCause: DatabaseError? {
    didSet { isRolledBack = rollbackCause != nil }
  }
  /// Whether there is a cause: this costs less than copying it.
  private(set) var isRolledBack = false
  /// Whether statements that change anything are refused. Checked for each statement: the writer's connection also
  /// reads, for observers and in memory.
  var isReading = false

  init(
    path: String, busyTimeout: Duration, key: DatabaseKey? = nil, functions: [SQLFunction] = []
  ) throws(DatabaseError) {
    if key != nil { try DatabaseKey.requireEncryption() }
    var opened: OpaquePointer?
    // No mutex of SQLite's own: the actor around this connection is one.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw .sqlite(SQLiteFailure(code: code, sql: nil))
    }
    handle = opened
    try key?.unlock(opened)
    sqlite3_extended_result_codes(opened, 1)
    sqlite3_busy_timeout(opened, Int32(clamping: busyTimeout.milliseconds))
    for function in functions { try function.install(on: opened) }
    survey.install(on: opened)
  }

  deinit {
    forgetStatements()
    // Statements still held elsewhere keep the handle alive until they are gone.
    sqlite3_close_v2(handle)
  }

  /// The file, with links resolved; `nil` in memory.
  var file: String? {
    guard let path = sqlite3_db_filename(handle, "main").map({ String(cString: $0) }), !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
  var lastInsertedRowID: Int64 {
    get { sqlite3_last_insert_rowid(handle) }
    set { sqlite3_set_last_insert_rowid(handle, newValue) }
  }
  var totalChanges: Int32 { sqlite3_total_changes(handle) }

  /// Begins a statement, which has to end: its first row, or that there is none. Nothing has begun where it throws.
  func begin(_ sql: borrowing SQL) throws(DatabaseError) -> Row {
    let statement = try statement(for: sql)
    if !statement.isReadOnly {
      guard !isReading else {
        throw .sqlite(SQLiteFailure(code: SQLITE_READONLY, message: "a read cannot change anything", sql: sql.text))
      }
      statement.changesBefore = totalChanges
    }
    if !statement.holdsValues, sql.written.bound.count > 0 { bound.add(statement) }
    statement.isInUse = true
    do throws(DatabaseError) {
      try statement.bind(sql)
    } catch {
      end(statement, hasFailed: true)
      throw error
    }
    let code = statement.begin()
    if statement.isPreparedAnew { statement.writes(to: survey.take().tables) }
    return Row(statement, code: code)
  }

  /// Ends a statement. Its counts are those of this run then, also where it throws.
  /// - Parameter error: what the closure threw that got the rows.
  func end(_ row: borrowing Row, _ error: (any Error)? = nil) throws(DatabaseError) {
    try end(row.statement, row.code, error)
  }

  private func end(_ statement: Statement, _ last: Int32, _ error: (any Error)?) throws(DatabaseError) {
    var code = last
    // What changes rows runs to its end, or its constraints would not be checked.
    while code == SQLITE_ROW, !statement.isReadOnly { code = statement.step() }
    guard code == SQLITE_DONE || code == SQLITE_ROW else {
      let failure = failure(code, sql: statement.text)
      end(statement, hasFailed: true)
      throw failure
    }
    end(statement, hasFailed: error != nil)
    if let error { throw DatabaseError(error) }
  }

  private func end(_ statement: Statement, hasFailed: Bool) {
    // SQLite counts the changes of a statement when it ends.
    statement.reset()
    statement.isInUse = false
    guard !statement.onlyReads else { return }
    statement.changes = statement.isReadOnly ? 0 : Int(totalChanges &- statement.changesBefore)
    statement.hasFailed = hasFailed
    if statement.changesSchema { forgetStatements() }
  }

  /// Takes the values from all statements, when their transaction has ended.
  func forgetValues() { bound.forgetValues() }

  /// Runs a statement of the database itself, without rows.
  func control(_ sql: borrowing SQL) throws(DatabaseError) {
    survey.allowsTransactions = true
    defer { survey.allowsTransactions = false }
    let statement: Statement
    if let kept = controls.statement(of: sql) {
      statement = kept
    } else {
      statement = try prepared(sql.text, sql.written.form)
      controls.keep(statement)
    }
    defer {
      statement.reset()
      statement.forgetValues()
    }
    try statement.bind(sql)
    var code = statement.begin()
    while code == SQLITE_ROW { code = statement.step() }
    _ = survey.take()
    guard code == SQLITE_DONE else { throw failure(code, sql: sql.text) }
  }

  /// Runs all statements of a script; it takes no values.
  /// - Parameter note: called after each of them, also after the failing one.
  func run(script: String, note: (Statement) -> Void) throws(DatabaseError) {
    var rest = script.utf8CString.map(UInt8.init(bitPattern:))[...]
    while rest.contains(where: { $0 != 0 }) {
      let (prepared, length) = try prepare(Array(rest))
      rest = rest.dropFirst(max(length, 1))
      guard let statement = prepared else { continue }
      defer { note(statement) }
      statement.changesBefore = totalChanges
      var code = statement.step()
      while code == SQLITE_ROW { code = statement.step() }
      try end(statement, code, nil)
    }
  }

  private func statement(for sql: borrowing SQL) throws(DatabaseError) -> Statement {
    let kept = statements.statement(of: sql)
    if let kept, !kept.isInUse { return kept }
    let statement = try prepared(sql.text, sql.written.form)
    // A statement that runs inside its own rows gets a second one, which is not kept.
    if kept == nil { statements.keep(statement) }
    return statement
  }

  private func prepared(_ text: String, _ form: SQLText) throws(DatabaseError) -> Statement {
    let bytes = text.utf8CString.map(UInt8.init(bitPattern:))
    let (statement, length) = try prepare(bytes, form)
    guard let statement else {
      throw .sqlite(SQLiteFailure(code: SQLITE_MISUSE, message: "not a statement", sql: text))
    }
    guard isNothing(bytes[length...]) else {
      throw .sqlite(
        SQLiteFailure(code: SQLITE_MISUSE, message: "more than one statement: use execute(script:)", sql: text))
    }
    return statement
  }

  /// Whether there is no statement in the rest of a text; what cannot be prepared may be one.
  private func isNothing(_ rest: ArraySlice<UInt8>) -> Bool {
    if rest.allSatisfy({ $0 == 0 || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) { return true }
    guard let (statement, _) = try? prepare(Array(rest)) else { return false }
    return statement == nil
  }

  private func forgetStatements() {
    statements.removeAll()
    controls.removeAll()
    bound.removeAll()
    // What statements inside of a change of the schema have reported.
    _ = survey.take()
  }

  /// Prepares the first statement of NUL-terminated `bytes`, and says how many of them it took.
  private func prepare(
    _ bytes: [UInt8], _ form: SQLText? = nil
  ) throws(DatabaseError) -> (statement: Statement?, length: Int) {
    var prepared: OpaquePointer?
    var length = 0
    let code = bytes.withUnsafeBytes { raw in
      let start = raw.bindMemory(to: CChar.self).baseAddress
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v3(
        handle, start, Int32(clamping: bytes.count), UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, &tail)
      if let start, let tail { length = tail - start }
      return code
    }
    let written = survey.take()
    let text = String(decoding: bytes.prefix(length == 0 ? bytes.count - 1 : length), as: UTF8.self)
    guard code == SQLITE_OK else {
      // Nothing is bound yet, so SQLite's message can quote the text alone.
      if code & 0xff == SQLITE_BUSY { throw .busy }
      throw .sqlite(SQLiteFailure(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: text))
    }
    guard let prepared else { return (nil, length) }
    let statement = Statement(
      handle: prepared, text: text, form: form ?? SQLText(text), written: written)
    return (statement, length)
  }

  /// Begins a transaction.
  func beginTransaction(_ sql: borrowing SQL) throws(DatabaseError) {
    if isRolledBack { rollbackCause = nil }
    try control(sql)
  }

  private func failure(_ code: Int32, sql: String) -> DatabaseError {
    let failure = describe(code, sql: sql)
    if !isInTransaction, rollbackCause == nil { rollbackCause = failure }
    return failure
  }

  private func describe(_ code: Int32, sql: String) -> DatabaseError {
    if code & 0xff == SQLITE_BUSY { return .busy }
    // Of these alone the message is known to name parts of the schema only; others may quote values.
    let named = [1299, 787, 1555, 2067, 275]
    let message = named.contains(Int(code)) ? String(cString: sqlite3_errmsg(handle)) : nil
    return .sqlite(SQLiteFailure(code: code, message: message, sql: sql))
  }
}

extension Duration {
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
