#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// One row of a result, for the time of the closure that decodes it.
///
/// ```swift
/// let users = try tx.rows("SELECT id, name FROM users") { row in
///   User(id: try row["id"], name: try row["name"])
/// }
/// ```
public struct Row: ~Copyable {
  @usableFromInline let statement: Statement
  @usableFromInline let handle: OpaquePointer
  @usableFromInline let columnCount: Int32
  /// What SQLite has returned for the last step.
  @usableFromInline var code: Int32

  init(_ statement: consuming Statement, code: Int32) {
    handle = statement.handle
    columnCount = statement.columnCount
    self.statement = statement
    self.code = code
  }

  /// Whether there is a row, or all have been read.
  @inlinable var isThere: Bool { code == SQLITE_ROW }

  /// Goes on to the next row.
  @inlinable mutating func step() { code = sqlite3_step(handle) }

  /// The value of a column by its name, in the type that is asked for.
  /// - Throws: `DatabaseError.column` when there is no such column or it holds another type.
  @inlinable
  public subscript<Value: SQLConvertible>(_ column: String) -> Value {
    get throws(DatabaseError) {
      guard let index = statement.index(of: column) else { throw noColumn(column, Value.self) }
      guard let value = Value(column: SQLColumn(handle, index)) else { throw misfit(at: index, column, Value.self) }
      return value
    }
  }

  /// The value of a column by its position, from 0.
  /// - Throws: `DatabaseError.column` when there is no such column or it holds another type.
  @inlinable
  public subscript<Value: SQLConvertible>(_ position: Int) -> Value {
    get throws(DatabaseError) {
      guard position >= 0, position < Int(columnCount) else { throw noColumn("\(position)", Value.self) }
      let index = Int32(truncatingIfNeeded: position)
      guard let value = Value(column: SQLColumn(handle, index)) else { throw misfit(at: index, nil, Value.self) }
      return value
    }
  }

  /// The names of the columns, in order.
  public var columnNames: [String] { statement.columnNames }

  /// The row as a value whose properties, or coding keys, are named like the columns.
  ///
  /// Properties of the types of ``SQLConvertible``, of other integers and of raw values are what the column holds; a
  /// property of any other type is read from JSON in its column.
  /// - Throws: `DatabaseError.column` when a column is missing or holds another type, `.aborted` with what the type
  ///   itself throws.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws(DatabaseError) -> Value {
    let decoder = RowDecoder(statement: statement)
    return try DatabaseError.typing { try Value(from: decoder) }
  }

  @usableFromInline
  func noColumn(_ column: String, _ expected: Any.Type) -> DatabaseError {
    .column(column, expected: "\(expected)", found: DatabaseError.noSuchColumn)
  }

  @usableFromInline
  func misfit(at index: Int32, _ name: String?, _ expected: Any.Type) -> DatabaseError {
    .column(name ?? "\(index)", expected: "\(expected)", found: SQLColumn(handle, index).value.kind)
  }
}
