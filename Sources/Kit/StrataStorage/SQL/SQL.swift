/// One SQL statement with its values. Interpolated values are bound, never written into the text, so nothing that a
/// user typed can become SQL:
///
/// ```swift
/// try tx.execute("UPDATE users SET name = \(name) WHERE id = \(id)")
/// ```
///
/// `\(identifier:)` writes a quoted name, `\(list:)` the values of an `IN (…)`, and another `SQL` is spliced in.
public struct SQL: Sendable, ExpressibleByStringInterpolation {
  /// The text as SQLite sees it, with `?` for every value.
  public private(set) var text: String
  /// The bound values, in order.
  public private(set) var values: [SQLValue]

  /// A statement without values.
  public init(stringLiteral value: String) {
    text = value
    values = []
  }

  /// A statement with bound values.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
  }

  /// A text that is only known at run time, with a value for each `?`. The caller answers for where it comes from.
  public init(verbatim text: String, _ values: [SQLValue] = []) {
    self.text = text
    self.values = values
  }

  /// Collects the text and, apart from it, the values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var values: [SQLValue] = []

    /// Begins an empty statement.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    /// SQL as it was written.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// A bound value.
    public mutating func appendInterpolation(_ value: some SQLConvertible) {
      text += "?"
      values.append(value.sqlValue)
    }

    /// A bound value, `NULL` for `nil`.
    public mutating func appendInterpolation<Value: SQLConvertible>(_ value: Value?) {
      text += "?"
      values.append(value.sqlValue)
    }

    /// A part of a statement.
    public mutating func appendInterpolation(_ part: SQL) {
      text += part.text
      values += part.values
    }

    /// A name of a table or column, quoted.
    public mutating func appendInterpolation(identifier name: String) {
      text += "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// Bound values in parentheses, for `IN`.
    public mutating func appendInterpolation(list: some Sequence<some SQLConvertible>) {
      let converted = list.map(\.sqlValue)
      text += "(" + Array(repeating: "?", count: converted.count).joined(separator: ", ") + ")"
      values += converted
    }
  }
}

extension SQL: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The text, with `?` for every value.
  public var description: String { text }
  /// The same as ``description``.
  public var debugDescription: String { text }
  /// Nothing: a mirror would show the values.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
