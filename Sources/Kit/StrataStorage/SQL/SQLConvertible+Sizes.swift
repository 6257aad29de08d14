import Foundation

extension Int8: SQLConvertible {
  /// An integer.
  public var sqlValue: SQLValue { .integer(Int64(self)) }
  /// An integer that fits.
  public init?(sqlValue: SQLValue) { self.init(fitting: sqlValue) }
}

extension Int16: SQLConvertible {
  /// An integer.
  public var sqlValue: SQLValue { .integer(Int64(self)) }
  /// An integer that fits.
  public init?(sqlValue: SQLValue) { self.init(fitting: sqlValue) }
}

extension Int32: SQLConvertible {
  /// An integer.
  public var sqlValue: SQLValue { .integer(Int64(self)) }
  /// An integer that fits.
  public init?(sqlValue: SQLValue) { self.init(fitting: sqlValue) }
}

extension UInt8: SQLConvertible {
  /// An integer.
  public var sqlValue: SQLValue { .integer(Int64(self)) }
  /// An integer that fits.
  public init?(sqlValue: SQLValue) { self.init(fitting: sqlValue) }
}

extension UInt16: SQLConvertible {
  /// An integer.
  public var sqlValue: SQLValue { .integer(Int64(self)) }
  /// An integer that fits.
  public init?(sqlValue: SQLValue) { self.init(fitting: sqlValue) }
}

extension UInt32: SQLConvertible {
  /// An integer.
  public var sqlValue: SQLValue { .integer(Int64(self)) }
  /// An integer that fits.
  public init?(sqlValue: SQLValue) { self.init(fitting: sqlValue) }
}

// Not `UInt` and `UInt64`: SQLite has no integers for their larger values.

extension Float: SQLConvertible {
  /// A real number.
  public var sqlValue: SQLValue { .real(Double(self)) }
  /// A real number, rounded, or an integer that a `Float` can hold exactly.
  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .real(let number): self.init(number)
    case .integer(let number): self.init(exactly: number)
    default: return nil
    }
  }
}

extension URL: SQLConvertible {
  /// The absolute URL as text.
  public var sqlValue: SQLValue { .text(absoluteString) }
  /// A text that is a URL.
  public init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(string: text)
  }
}

extension FixedWidthInteger {
  fileprivate init?(fitting value: SQLValue) {
    guard case .integer(let number) = value else { return nil }
    self.init(exactly: number)
  }
}
