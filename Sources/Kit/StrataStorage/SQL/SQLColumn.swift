import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// A column of the row that is being read, for a type of ``SQLConvertible``.
///
/// Of the four properties that are named after kinds, only the one of the column's own kind has a value: nothing is
/// converted.
public struct SQLColumn: ~Copyable {
  // SQLite checks and locks the statement for each question about a column. It is asked once, for the value: one thread
  // at a time uses the connection, and the row stays while the column is read.
  @usableFromInline let stored: OpaquePointer?

  @inlinable init(_ handle: OpaquePointer, _ index: Int32) { stored = sqlite3_column_value(handle, index) }

  /// Whether it holds `NULL`.
  @inlinable public var isNull: Bool { sqlite3_value_type(stored) == SQLITE_NULL }

  /// What it holds.
  public var value: SQLValue {
    switch sqlite3_value_type(stored) {
    case SQLITE_INTEGER: .integer(sqlite3_value_int64(stored))
    case SQLITE_FLOAT: .real(sqlite3_value_double(stored))
    case SQLITE_TEXT: text.map { .text($0) } ?? .null
    case SQLITE_BLOB: blob.map { .blob($0) } ?? .null
    default: .null
    }
  }

  /// The whole number that it holds.
  @inlinable public var integer: Int64? {
    sqlite3_value_type(stored) == SQLITE_INTEGER ? sqlite3_value_int64(stored) : nil
  }

  /// The floating-point number that it holds.
  @inlinable public var real: Double? {
    sqlite3_value_type(stored) == SQLITE_FLOAT ? sqlite3_value_double(stored) : nil
  }

  /// The text that it holds.
  @inlinable public var text: String? {
    guard sqlite3_value_type(stored) == SQLITE_TEXT, let start = sqlite3_value_text(stored) else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(stored)))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes that it holds.
  public var blob: Data? {
    guard sqlite3_value_type(stored) == SQLITE_BLOB else { return nil }
    let count = Int(sqlite3_value_bytes(stored))
    return sqlite3_value_blob(stored).map { Data(bytes: $0, count: count) } ?? Data()
  }
}
