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
  private let handle: OpaquePointer
  private let index: Int32

  @usableFromInline init(_ handle: OpaquePointer, _ index: Int32) {
    self.handle = handle
    self.index = index
  }

  /// Whether it holds `NULL`.
  public var isNull: Bool { sqlite3_column_type(handle, index) == SQLITE_NULL }

  /// What it holds.
  public var value: SQLValue {
    switch sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, index))
    case SQLITE_TEXT: text.map { .text($0) } ?? .null
    case SQLITE_BLOB: blob.map { .blob($0) } ?? .null
    default: .null
    }
  }

  /// The whole number that it holds.
  public var integer: Int64? {
    sqlite3_column_type(handle, index) == SQLITE_INTEGER ? sqlite3_column_int64(handle, index) : nil
  }

  /// The floating-point number that it holds.
  public var real: Double? {
    sqlite3_column_type(handle, index) == SQLITE_FLOAT ? sqlite3_column_double(handle, index) : nil
  }

  /// The text that it holds.
  public var text: String? {
    guard sqlite3_column_type(handle, index) == SQLITE_TEXT, let start = sqlite3_column_text(handle, index) else {
      return nil
    }
    let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index)))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes that it holds.
  public var blob: Data? {
    guard sqlite3_column_type(handle, index) == SQLITE_BLOB else { return nil }
    let count = Int(sqlite3_column_bytes(handle, index))
    return sqlite3_column_blob(handle, index).map { Data(bytes: $0, count: count) } ?? Data()
  }
}
