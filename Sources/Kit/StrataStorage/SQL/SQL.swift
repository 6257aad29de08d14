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
  public var text: String { form.string }
  /// The bound values, in order.
  public let values: [SQLValue]
  @usableFromInline let form: SQLText

  /// A statement without values.
  public init(stringLiteral value: StaticString) {
    var form = SQLText()
    form.append(value)
    self.form = form
    values = []
  }

  /// A statement with bound values.
  @inlinable public init(stringInterpolation: StringInterpolation) {
    form = stringInterpolation.form
    values = stringInterpolation.values
  }

  /// A text that is only known at run time, with a value for each `?`. The caller answers for where it comes from.
  public init(verbatim text: String, _ values: [SQLValue] = []) {
    form = SQLText(text)
    self.values = values
  }

  /// Collects the text and, apart from it, the values.
  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var form = SQLText()
    @usableFromInline var values: [SQLValue] = []

    /// Begins an empty statement.
    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {
      values.reserveCapacity(interpolationCount)
    }

    /// SQL as it was written.
    @inlinable public mutating func appendLiteral(_ literal: StaticString) {
      form.append(literal)
    }

    /// A bound value.
    @inlinable public mutating func appendInterpolation(_ value: some SQLConvertible) {
      form.appendValue()
      values.append(value.sqlValue)
    }

    /// A bound value, `NULL` for `nil`.
    @inlinable public mutating func appendInterpolation<Value: SQLConvertible>(_ value: Value?) {
      form.appendValue()
      values.append(value.sqlValue)
    }

    /// A part of a statement.
    public mutating func appendInterpolation(_ part: SQL) {
      form.append(part.text)
      values += part.values
    }

    /// A name of a table or column, quoted.
    public mutating func appendInterpolation(identifier name: String) {
      form.append("\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"")
    }

    /// Bound values in parentheses, for `IN`.
    public mutating func appendInterpolation(list: some Sequence<some SQLConvertible>) {
      let converted = list.map(\.sqlValue)
      form.append("(" + Array(repeating: "?", count: converted.count).joined(separator: ", ") + ")")
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
