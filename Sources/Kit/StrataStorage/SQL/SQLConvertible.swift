import Foundation

/// A type that a column can hold.
///
/// Reading is strict: a text is not read as a number, and `NULL` fits optionals only.
public protocol SQLConvertible: Sendable {
  /// What is stored.
  var sqlValue: SQLValue { get }
  /// `nil` when `sqlValue` is nothing that this type stores.
  init?(sqlValue: SQLValue)
  /// Reads a column of a row: as ``init(sqlValue:)`` does with its value, unless the type has a faster way.
  init?(column: borrowing SQLColumn)
}

extension SQLConvertible {
  /// Reads the value of the column.
  public init?(column: borrowing SQLColumn) { self.init(sqlValue: column.value) }
}

extension SQLConvertible where Self: RawRepresentable, RawValue: SQLConvertible {
  /// The raw value: an `enum Kind: String, SQLConvertible` needs no code.
  public var sqlValue: SQLValue { rawValue.sqlValue }
  /// A raw value that the type has.
  public init?(sqlValue: SQLValue) {
    guard let rawValue = RawValue(sqlValue: sqlValue) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension SQLValue: SQLConvertible {
  /// The value itself.
  public var sqlValue: SQLValue { self }
  /// The value itself, of any kind: for columns that are not known until the app runs.
  public init?(sqlValue: SQLValue) { self = sqlValue }
}

extension Int64: SQLConvertible {
  /// An integer.
  @inlinable public var sqlValue: SQLValue { .integer(self) }
  /// An integer.
  public init?(sqlValue: SQLValue) {
    guard case .integer(let number) = sqlValue else { return nil }
    self = number
  }
  /// An integer.
  @inlinable public init?(column: borrowing SQLColumn) {
    guard let number = column.integer else { return nil }
    self = number
  }
}

extension Int: SQLConvertible {
  /// An integer.
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }
  /// An integer that fits.
  public init?(sqlValue: SQLValue) {
    guard case .integer(let number) = sqlValue else { return nil }
    self.init(exactly: number)
  }
  /// An integer that fits.
  @inlinable public init?(column: borrowing SQLColumn) {
    guard let number = column.integer else { return nil }
    self.init(exactly: number)
  }
}

extension Bool: SQLConvertible {
  /// 0 or 1.
  @inlinable public var sqlValue: SQLValue { .integer(self ? 1 : 0) }
  /// The integers 0 and 1, no others.
  public init?(sqlValue: SQLValue) {
    guard case .integer(let number) = sqlValue, number == 0 || number == 1 else { return nil }
    self = number == 1
  }
  /// The integers 0 and 1, no others.
  @inlinable public init?(column: borrowing SQLColumn) {
    guard let number = column.integer, number == 0 || number == 1 else { return nil }
    self = number == 1
  }
}

extension Double: SQLConvertible {
  /// A real number.
  @inlinable public var sqlValue: SQLValue { .real(self) }
  /// A real number, or an integer that a `Double` can hold exactly.
  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .real(let number): self = number
    case .integer(let number): self.init(exactly: number)
    default: return nil
    }
  }
  /// A real number, or an integer that a `Double` can hold exactly.
  @inlinable public init?(column: borrowing SQLColumn) {
    if let number = column.real {
      self = number
    } else {
      guard let number = column.integer else { return nil }
      self.init(exactly: number)
    }
  }
}

extension String: SQLConvertible {
  /// A text.
  @inlinable public var sqlValue: SQLValue { .text(self) }
  /// A text.
  public init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self = text
  }
  /// A text.
  @inlinable public init?(column: borrowing SQLColumn) {
    guard let text = column.text else { return nil }
    self = text
  }
}

extension Data: SQLConvertible {
  /// A blob.
  @inlinable public var sqlValue: SQLValue { .blob(self) }
  /// A blob.
  public init?(sqlValue: SQLValue) {
    guard case .blob(let data) = sqlValue else { return nil }
    self = data
  }
  /// A blob.
  @inlinable public init?(column: borrowing SQLColumn) {
    guard let data = column.blob else { return nil }
    self = data
  }
}

extension UUID: SQLConvertible {
  /// The 36 characters, upper case.
  public var sqlValue: SQLValue { .text(uuidString) }
  /// A text that is a UUID, in upper or lower case.
  public init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(uuidString: text)
  }
  /// A text that is a UUID, in upper or lower case.
  @inlinable public init?(column: borrowing SQLColumn) {
    guard let text = column.text else { return nil }
    self.init(uuidString: text)
  }
}

extension Date: SQLConvertible {
  /// Seconds since 1970, as a `Double` has them: a date may come back up to a quarter of a microsecond off.
  public var sqlValue: SQLValue { .real(timeIntervalSince1970) }
  /// Seconds since 1970, with or without fractions.
  public init?(sqlValue: SQLValue) {
    guard let seconds = Double(sqlValue: sqlValue) else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
  /// Seconds since 1970, with or without fractions.
  @inlinable public init?(column: borrowing SQLColumn) {
    guard let seconds = Double(column: column) else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
}

extension Decimal: SQLConvertible {
  /// A text, so that money keeps every digit.
  public var sqlValue: SQLValue { .text(description) }
  /// A text that is a number, or an integer. A real number is refused: it has lost digits already.
  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .text(let text):
      // Foundation reads as far as it can: `12 apples` as 12, `1,5` as 1.
      guard isNumber(text) else { return nil }
      self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
    case .integer(let number): self.init(number)
    default: return nil
    }
  }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  /// What the value stores, or `NULL`.
  @inlinable public var sqlValue: SQLValue { self?.sqlValue ?? .null }
  /// `NULL`, or what the value is read from.
  public init?(sqlValue: SQLValue) {
    if case .null = sqlValue {
      self = .none
    } else if let value = Wrapped(sqlValue: sqlValue) {
      self = .some(value)
    } else {
      return nil
    }
  }
  /// `NULL`, or what the value is read from.
  @inlinable public init?(column: borrowing SQLColumn) {
    if column.isNull {
      self = .none
    } else if let value = Wrapped(column: column) {
      self = .some(value)
    } else {
      return nil
    }
  }
}

/// Digits with a sign, a fraction and an exponent, the last three if need be: what a `Decimal` writes, and no more.
private func isNumber(_ text: String) -> Bool {
  var rest = text.utf8[...]
  func skip(_ bytes: String.UTF8View) { if let first = rest.first, bytes.contains(first) { rest.removeFirst() } }
  func skipDigits() -> Bool {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return !digits.isEmpty
  }
  skip("+-".utf8)
  guard skipDigits() else { return false }
  if rest.first == UInt8(ascii: ".") {
    rest.removeFirst()
    guard skipDigits() else { return false }
  }
  if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
    rest.removeFirst()
    skip("+-".utf8)
    guard skipDigits() else { return false }
  }
  return rest.isEmpty
}
