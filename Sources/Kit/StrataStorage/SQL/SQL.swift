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
  public var text: String { written.form.string }
  /// The bound values, in order.
  public var values: [SQLValue] { written.bound.all }
  @usableFromInline let written: StringInterpolation

  /// A statement without values.
  @inlinable public init(stringLiteral value: StaticString) {
    var written = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    written.form.append(value)
    self.written = written
  }

  /// A statement with bound values.
  @inlinable public init(stringInterpolation: StringInterpolation) {
    written = stringInterpolation
  }

  /// A text that is only known at run time, with a value for each `?`. The text must not contain what a user typed.
  public init(verbatim text: String, _ values: [SQLValue] = []) {
    var written = StringInterpolation(literalCapacity: 0, interpolationCount: values.count)
    written.form = SQLText(text)
    written.bound = BoundValues(values)
    self.written = written
  }

  /// Collects the text and, apart from it, the values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    @usableFromInline var form = SQLText()
    @usableFromInline var bound = BoundValues()

    /// Begins an empty statement.
    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {}

    /// SQL as it was written.
    @inlinable @inline(__always) public mutating func appendLiteral(_ literal: StaticString) {
      form.append(literal)
    }

    /// A bound value.
    @inlinable public mutating func appendInterpolation(_ value: some SQLConvertible) {
      form.appendValue()
      bound.append(value.sqlValue)
    }

    /// A bound value, `NULL` for `nil`.
    @inlinable public mutating func appendInterpolation<Value: SQLConvertible>(_ value: Value?) {
      form.appendValue()
      bound.append(value.sqlValue)
    }

    /// A part of a statement.
    public mutating func appendInterpolation(_ part: SQL) {
      form.append(text: part.text)
      for value in part.values { bound.append(value) }
    }

    /// A name of a table or column, quoted.
    public mutating func appendInterpolation(identifier name: String) {
      form.append(
        text: "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"")
    }

    /// Bound values in parentheses, for `IN`.
    public mutating func appendInterpolation(list: some Sequence<some SQLConvertible>) {
      let converted = list.map(\.sqlValue)
      form.append(text: "(" + Array(repeating: "?", count: converted.count).joined(separator: ", ") + ")")
      for value in converted { bound.append(value) }
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
