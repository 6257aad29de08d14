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
  private(set) var columnCount: Int
  var isInUse = false
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
    columnCount = Int(sqlite3_column_count(handle))
    parameterCount = Int(sqlite3_bind_parameter_count(handle))
    isReadOnly = sqlite3_stmt_readonly(handle) != 0
  }

  /// The first row, and whether SQLite has found another schema than the last time and prepared anew: the columns are
  /// others then.
  func begin() -> (code: Int32, isPreparedAnew: Bool) {
    let code = sqlite3_step(handle)
    let count = sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_REPREPARE, 0)
    guard count != preparations else { return (code, false) }
    preparations = count
    columnCount = Int(sqlite3_column_count(handle))
    columns = nil
    return (code, true)
  }

  /// Counts tables that it writes to since it was prepared anew.
  func writes(to tables: Set<String>) { writtenTables.formUnion(tables) }

  /// The next row.
  func step() -> Int32 { sqlite3_step(handle) }

  deinit {
    sqlite3_finalize(handle)
  }

  func bind(_ values: borrowing BoundValues) throws(DatabaseError) {
    guard parameterCount == values.count else {
      throw .bindings(expected: parameterCount, given: values.count, sql: text)
    }
    holdsValues = parameterCount > 0
    let code = values.bind(success: SQLITE_OK) { value, position in bind(value, at: position) }
    guard code == SQLITE_OK else { throw .sqlite(SQLiteFailure(code: code, sql: text)) }
  }

  private func bind(_ value: borrowing SQLValue, at position: Int32) -> Int32 {
    switch copy value {
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
    if columns == nil { columns = ColumnNames(handle, count: columnCount) }
    return columns?.index(of: column)
  }

  /// The names of the columns, in order.
  var columnNames: [String] {
    (0..<Int32(columnCount)).compactMap { index in sqlite3_column_name(handle, index).map { String(cString: $0) } }
  }
}

/// Makes SQLite copy the bytes of a value.
let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
