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
  private var statements = StatementCache(capacity: Connection.statementCount)
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

  /// Runs a statement and passes its rows to `row`. Returns the statement, which names the tables it writes to, how
  /// many rows of them it changed, and why it did not end well: also then it may have changed some.
  func run(_ sql: borrowing SQL, row: (borrowing Row) throws -> RowOrder) throws(DatabaseError) -> Effect {
    let statement = try statement(for: sql)
    guard statement.isReadOnly || !isReading else {
      throw .sqlite(SQLiteFailure(code: SQLITE_READONLY, message: "a read cannot change anything", sql: sql.text))
    }
    statement.isInUse = true
    defer {
      statement.isInUse = false
      if statement.changesSchema { forgetStatements() }
    }
    let before = statement.isReadOnly ? 0 : totalChanges
    var effect = Effect(statement: statement)
    let heldValues = statement.holdsValues
    do throws(DatabaseError) {
      try statement.bind(sql)
      try runRows(of: statement, &effect, row)
    } catch {
      effect.failure = error
    }
    if statement.holdsValues, !heldValues { bound.add(statement) }
    // SQLite counts the changes of a statement when it ends.
    statement.reset()
    if !statement.isReadOnly { effect.changes = Int(totalChanges &- before) }
    return effect
  }

  /// Takes the values from all statements, when their transaction has ended.
  func forgetValues() { bound.forgetValues() }

  private func runRows(
    of statement: Statement, _ effect: inout Effect, _ row: (borrowing Row) throws -> RowOrder
  ) throws(DatabaseError) {
    var code: Int32
    (code, effect.isPreparedAnew) = statement.begin()
    if effect.isPreparedAnew { statement.writes(to: survey.take().tables) }
    let current = Row(statement: statement)
    var isWanted = true
    while code == SQLITE_ROW {
      do {
        if isWanted, try row(current) == .stop { isWanted = false }
      } catch {
        effect.failure = DatabaseError(error)
        isWanted = false
      }
      // What changes rows runs to its end, or its constraints would not be checked.
      if !isWanted, statement.isReadOnly { break }
      code = statement.step()
    }
    guard code == SQLITE_DONE || code == SQLITE_ROW else { throw failure(code, sql: statement.text) }
  }

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
    var code = statement.begin().code
    while code == SQLITE_ROW { code = statement.step() }
    _ = survey.take()
    guard code == SQLITE_DONE else { throw failure(code, sql: sql.text) }
  }

  /// Runs all statements of a script; it takes no values.
  /// - Parameter note: called with what each of them did, also with what the failing one did.
  func run(script: String, note: (borrowing Effect) -> Void) throws(DatabaseError) {
    var rest = script.utf8CString.map(UInt8.init(bitPattern:))[...]
    while rest.contains(where: { $0 != 0 }) {
      let (prepared, length) = try prepare(Array(rest))
      rest = rest.dropFirst(max(length, 1))
      guard let statement = prepared else { continue }
      defer { if statement.changesSchema { forgetStatements() } }
      let before = totalChanges
      var effect = Effect(statement: statement)
      var code = SQLITE_ROW
      while code == SQLITE_ROW { code = statement.step() }
      if code != SQLITE_DONE { effect.failure = failure(code, sql: statement.text) }
      statement.reset()
      effect.changes = Int(totalChanges &- before)
      note(effect)
      if let failure = effect.failure { throw failure }
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
  func begin(_ sql: borrowing SQL) throws(DatabaseError) {
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
