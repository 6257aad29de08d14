/// A transaction that can change the database, for the time of a closure: all changes are committed together, or, when
/// the closure throws, none.
public final class WriteTransaction: ReadTransaction {
  private(set) var changedTables: Set<String> = []
  /// The last statement whose tables were counted: one that runs again and again adds none.
  private var lastWriter: Statement?
  /// The last text that has written a value as a row.
  var rowStatement: RowStatement?
  private var commitActions: [() -> Void] = []
  private var savepoints = 0

  /// Runs a statement.
  /// - Returns: the number of rows that it, its triggers and foreign keys inserted, updated or deleted.
  @discardableResult
  public func execute(_ sql: SQL) throws(DatabaseError) -> Int {
    var row = try begin(sql)
    while row.isThere { row.step() }
    try end(row)
    return row.statement.changes
  }

  /// Runs an `INSERT` of one row, or of several.
  /// - Returns: the row id of the new row, of the last one if there are several.
  /// - Throws: `DatabaseError.nothingInserted` when there is no new row: use ``insertIfAbsent(_:)`` for `INSERT OR
  ///   IGNORE`, and ``execute(_:)`` for an `INSERT` that may update instead, or into a table without row ids.
  @discardableResult
  public func insert(_ sql: SQL) throws(DatabaseError) -> Int64 {
    guard let id = try insertIfAbsent(sql) else { throw .nothingInserted(sql: sql.text) }
    return id
  }

  /// Runs an `INSERT` that may insert nothing: `INSERT OR IGNORE`, or one with `ON CONFLICT`.
  /// - Returns: the row id of the new row; `nil` when none was inserted.
  @discardableResult
  public func insertIfAbsent(_ sql: SQL) throws(DatabaseError) -> Int64? {
    try checkNotEnded()
    // SQLite keeps the id of the last row that was inserted, however long ago.
    let last = connection.lastInsertedRowID
    connection.lastInsertedRowID = .min
    defer { if connection.lastInsertedRowID == .min { connection.lastInsertedRowID = last } }
    try execute(sql)
    return connection.lastInsertedRowID == .min ? nil : connection.lastInsertedRowID
  }

  /// Runs every statement of a script without values: a schema.
  public func execute(script: String) throws(DatabaseError) {
    try checkNotEnded()
    try connection.run(script: script, note: note)
  }

  /// A transaction inside this one: when `body` throws, what it did is undone, and the outer one goes on if the error
  /// is caught.
  @discardableResult
  public func savepoint<Value>(_ body: () throws -> Value) throws(DatabaseError) -> Value {
    try checkNotEnded()
    let texts = savepoints == 0 ? SavepointTexts.outermost : SavepointTexts(level: savepoints)
    let before = (tables: changedTables, actions: commitActions.count)
    try connection.control(texts.begin)
    savepoints += 1
    defer { savepoints -= 1 }
    do {
      let value = try body()
      try connection.control(texts.release)
      return value
    } catch {
      changedTables = before.tables
      lastWriter = nil
      commitActions.removeLast(commitActions.count - before.actions)
      // SQLite has already rolled everything back after some errors, a full disk for one.
      if connection.isInTransaction {
        try connection.control(texts.rollBack)
        try connection.control(texts.release)
      }
      throw DatabaseError(error)
    }
  }

  /// Calls `action` right after the commit, in the order of these calls and before any later transaction; never after a
  /// rollback. Keep it short: writers wait for it, and it must not wait for the database.
  public func afterCommit(_ action: @escaping @Sendable () -> Void) {
    commitActions.append(action)
  }

  /// Marks tables as changed for observers that depend on more than their rows.
  package func touch(_ tables: Set<String>) {
    changedTables.formUnion(tables)
  }

  func performCommitActions() {
    for action in commitActions { action() }
  }

  override func note(_ statement: Statement) {
    if statement.changesSchema, !statement.hasFailed { changedTables.formUnion(statement.alteredTables) }
    guard statement.changes > 0, statement !== lastWriter || statement.isPreparedAnew else { return }
    changedTables.formUnion(statement.writtenTables)
    lastWriter = statement
  }
}

/// The statements of a savepoint.
private struct SavepointTexts {
  let begin: SQL
  let release: SQL
  let rollBack: SQL

  /// Those of a savepoint in no other one: written as literals, they are recognized by where they are.
  static let outermost = SavepointTexts(
    begin: "SAVEPOINT strata", release: "RELEASE strata", rollBack: "ROLLBACK TO strata")

  private init(begin: SQL, release: SQL, rollBack: SQL) {
    self.begin = begin
    self.release = release
    self.rollBack = rollBack
  }

  init(level: Int) {
    begin = SQL(verbatim: "SAVEPOINT strata\(level)")
    release = SQL(verbatim: "RELEASE strata\(level)")
    rollBack = SQL(verbatim: "ROLLBACK TO strata\(level)")
  }
}
