import Foundation

/// A value as SQLite stores it.
public enum SQLValue: Sendable, Hashable {
  /// `NULL`: no value.
  case null
  /// A whole number of up to 64 bits.
  case integer(Int64)
  /// A floating-point number. SQLite stores one that is not a number as `NULL`.
  case real(Double)
  /// A text in UTF-8.
  case text(String)
  /// Bytes.
  case blob(Data)

  /// The storage class, for messages: they name kinds, never values.
  var kind: String {
    switch self {
    case .null: "null"
    case .integer: "integer"
    case .real: "real"
    case .text: "text"
    case .blob: "blob"
    }
  }
}
