import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// A prepared statement. It belongs to its connection and never leaves it.
@usableFromInline
final class Statement {
  @usableFromInline let handle: OpaquePointer
  let text: String
  /// The text as it was first written.
  let form: SQLText
  /// Tables that the statement, its triggers and foreign keys may write to.
  private(set) var writtenTables: Set<String>
  /// Tables that the statement drops or alters: SQLite counts no changed rows for it.
  let alteredTables: Set<String>
  let changesSchema: Bool
  /// Whether SQLite has found that it changes nothing.
  let isReadOnly: Bool
  /// Whether it only reads rows: then there is nothing to count when it ends.
  let onlyReads: Bool
  private(set) var columnCount: Int32
  var isInUse = false
  /// What the last run did, and whether it failed: also then it may have changed some rows.
  var changes = 0
  var hasFailed = false
  /// Whether its tables may be others than those of the run before.
  var isPreparedAnew = false
  /// The connection's count of changes when it began.
  var changesBefore: Int32 = 0
  var lastUse: UInt64 = 0
  private var columns: ColumnNames?
  /// Whether SQLite has the values of the last use.
  private(set) var holdsValues = false
  private let parameterCount: Int
  /// How often SQLite has prepared it anew by itself, because the schema had changed.
  private var preparations: Int32 = 0

  init(handle: OpaquePointer, text: String, form: SQLText, written: WriteSurvey.Found) {
    self.handle = handle
    self.text = text
    self.form = form
    writtenTables = written.tables
    alteredTables = written.alteredTables
    changesSchema = written.changesSchema
    columnCount = sqlite3_column_count(handle)
    parameterCount = Int(sqlite3_bind_parameter_count(handle))
    isReadOnly = sqlite3_stmt_readonly(handle) != 0
    onlyReads = isReadOnly && !written.changesSchema
  }

  /// Whether a statement is written like this one was first: what is written in another way may still be the same text.
  /// It compares the literals where they are, without a copy of either form.
  func isWritten(like sql: borrowing SQL) -> Bool {
    guard form.literals.0 == sql.written.form.literals.0, form.literals.1 == sql.written.form.literals.1,
      form.literalCount == sql.written.form.literalCount, form.valueCount == sql.written.form.valueCount
    else { return false }
    if form.whole != nil || sql.written.form.whole != nil { return form.whole == sql.written.form.whole }
    guard form.literalCount > 2 else { return true }
    guard form.literals.2 == sql.written.form.literals.2, form.literals.3 == sql.written.form.literals.3 else {
      return false
    }
    guard form.literalCount > 4 else { return true }
    return form.literals.4 == sql.written.form.literals.4 && form.literals.5 == sql.written.form.literals.5
      && form.literals.6 == sql.written.form.literals.6 && form.literals.7 == sql.written.form.literals.7
  }

  /// Goes to the first row, and notes whether SQLite has found another schema than the last time and prepared anew: the
  /// columns are others then.
  func begin() -> Int32 {
    let code = sqlite3_step(handle)
    let count = sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_REPREPARE, 0)
    isPreparedAnew = count != preparations
    guard isPreparedAnew else { return code }
    preparations = count
    columnCount = sqlite3_column_count(handle)
    columns = nil
    return code
  }

  /// Counts tables that it writes to since it was prepared anew.
  func writes(to tables: Set<String>) { writtenTables.formUnion(tables) }

  /// The next row.
  func step() -> Int32 { sqlite3_step(handle) }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds the values of a statement, which it reads where they are: copying all of them costs more than binding them.
  func bind(_ sql: borrowing SQL) throws(DatabaseError) {
    let count = sql.written.bound.count
    guard parameterCount == count else { throw .bindings(expected: parameterCount, given: count, sql: text) }
    guard count > 0 else { return }
    holdsValues = true
    var code = bind(sql.written.bound.first, at: 1)
    if count > 1, code == SQLITE_OK { code = bind(sql.written.bound.second, at: 2) }
    if count > 2, code == SQLITE_OK { code = bind(sql.written.bound.third, at: 3) }
    if count > 3, code == SQLITE_OK { code = bind(sql.written.bound.fourth, at: 4) }
    if count > 4, code == SQLITE_OK { code = bind(sql.written.bound.rest, from: 5) }
    guard code == SQLITE_OK else { throw .sqlite(SQLiteFailure(code: code, sql: text)) }
  }

  private func bind(_ values: [SQLValue], from position: Int32) -> Int32 {
    var code = SQLITE_OK
    for (offset, value) in values.enumerated() where code == SQLITE_OK {
      code = bind(value, at: position + Int32(offset))
    }
    return code
  }

  private func bind(_ value: SQLValue, at position: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, position)
    case .integer(let number): return sqlite3_bind_int64(handle, position, number)
    case .real(let number): return sqlite3_bind_double(handle, position, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          // An empty buffer may have no address, which SQLite would read as NULL.
          guard let base = characters.baseAddress else { return sqlite3_bind_text(handle, position, "", 0, transient) }
          return sqlite3_bind_text64(
            handle, position, base, UInt64(characters.count), transient, UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let data):
      return data.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, position, 0) }
        return sqlite3_bind_blob64(handle, position, base, UInt64(bytes.count), transient)
      }
    }
  }

  func reset() {
    sqlite3_reset(handle)
  }

  func forgetValues() {
    guard holdsValues else { return }
    sqlite3_clear_bindings(handle)
    holdsValues = false
  }

  @usableFromInline
  func index(of column: String) -> Int32? {
    if columns == nil { columns = ColumnNames(handle, count: Int(columnCount)) }
    return columns?.index(of: column)
  }

  /// The names of the columns, in order.
  var columnNames: [String] {
    (0..<columnCount).compactMap { index in sqlite3_column_name(handle, index).map { String(cString: $0) } }
  }
}

/// Makes SQLite copy the bytes of a value.
let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
