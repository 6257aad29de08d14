import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// One row of a result, while it is being read. It is lent to the closure that decodes it and cannot be kept.
///
/// ```swift
/// let users = try tx.rows("SELECT id, name FROM users") { row in
///   User(id: try row["id"], name: try row["name"])
/// }
/// ```
public struct Row: ~Copyable {
  let statement: Statement

  /// The value of a column by its name, in the type that is asked for.
  /// - Throws: `DatabaseError.column` when there is no such column or it holds another type.
  public subscript<Value: SQLConvertible>(_ column: String) -> Value {
    get throws(DatabaseError) {
      guard let index = statement.index(of: column) else {
        throw .column(column, expected: "\(Value.self)", found: DatabaseError.noSuchColumn)
      }
      return try value(at: index, named: column)
    }
  }

  /// The value of a column by its position, from 0.
  /// - Throws: `DatabaseError.column` when there is no such column or it holds another type.
  public subscript<Value: SQLConvertible>(_ position: Int) -> Value {
    get throws(DatabaseError) {
      guard position >= 0, position < statement.columnCount else {
        throw .column("\(position)", expected: "\(Value.self)", found: DatabaseError.noSuchColumn)
      }
      return try value(at: Int32(position), named: nil)
    }
  }

  /// The row as a value whose properties, or coding keys, are named like the columns.
  ///
  /// Properties of the types of ``SQLConvertible``, of other integers and of raw values are what the column holds; a
  /// property of any other type is read from JSON in its column.
  /// - Throws: `DatabaseError.column` when a column is missing or holds another type, `.aborted` with what the type itself
  ///   throws.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws(DatabaseError) -> Value {
    let decoder = RowDecoder(statement: statement)
    return try DatabaseError.typing { try Value(from: decoder) }
  }

  private func value<Value: SQLConvertible>(at index: Int32, named name: String?) throws(DatabaseError) -> Value {
    let stored = statement.value(at: index)
    guard let value = Value(sqlValue: stored) else {
      throw .column(name ?? "\(index)", expected: "\(Value.self)", found: stored.kind)
    }
    return value
  }
}
