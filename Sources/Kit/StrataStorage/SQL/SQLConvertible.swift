import Foundation

/// A type that a column can hold.
///
/// Reading is strict: a text is no number, and `NULL` fits optionals only.
public protocol SQLConvertible: Sendable {
  /// What is stored.
  var sqlValue: SQLValue { get }
  /// `nil` when `sqlValue` is nothing that this type stores.
  init?(sqlValue: SQLValue)
}

extension Int64: SQLConvertible {
  public var sqlValue: SQLValue { .integer(self) }
  public init?(sqlValue: SQLValue) {
    guard case .integer(let number) = sqlValue else { return nil }
    self = number
  }
}

extension Int: SQLConvertible {
  public var sqlValue: SQLValue { .integer(Int64(self)) }
  public init?(sqlValue: SQLValue) {
    guard case .integer(let number) = sqlValue else { return nil }
    self.init(exactly: number)
  }
}

extension Bool: SQLConvertible {
  /// 0 or 1.
  public var sqlValue: SQLValue { .integer(self ? 1 : 0) }
  public init?(sqlValue: SQLValue) {
    guard case .integer(let number) = sqlValue, number == 0 || number == 1 else { return nil }
    self = number == 1
  }
}

extension Double: SQLConvertible {
  public var sqlValue: SQLValue { .real(self) }
  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .real(let number): self = number
    case .integer(let number): self.init(exactly: number)
    default: return nil
    }
  }
}

extension String: SQLConvertible {
  public var sqlValue: SQLValue { .text(self) }
  public init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self = text
  }
}

extension Data: SQLConvertible {
  public var sqlValue: SQLValue { .blob(self) }
  public init?(sqlValue: SQLValue) {
    guard case .blob(let data) = sqlValue else { return nil }
    self = data
  }
}

extension UUID: SQLConvertible {
  /// The 36 characters, upper case.
  public var sqlValue: SQLValue { .text(uuidString) }
  public init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(uuidString: text)
  }
}

extension Date: SQLConvertible {
  /// Seconds since 1970.
  public var sqlValue: SQLValue { .real(timeIntervalSince1970) }
  public init?(sqlValue: SQLValue) {
    guard let seconds = Double(sqlValue: sqlValue) else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
}

extension Decimal: SQLConvertible {
  /// A text, so that money keeps every digit.
  public var sqlValue: SQLValue { .text(description) }
  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .text(let text): self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
    case .integer(let number): self.init(number)
    default: return nil
    }
  }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  public var sqlValue: SQLValue { self?.sqlValue ?? .null }
  public init?(sqlValue: SQLValue) {
    if case .null = sqlValue {
      self = .none
    } else if let value = Wrapped(sqlValue: sqlValue) {
      self = .some(value)
    } else {
      return nil
    }
  }
}
