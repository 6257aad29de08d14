import Foundation

/// A value that a person reads and types as text, such as in a field of a form: each value is read from its own text again.
public protocol FieldValue: Hashable, Sendable {
  /// The value as text; numbers with the decimal separator of the current locale, and without grouping separators.
  var fieldText: String { get }

  /// The value that was typed; `nil` for everything else. Spaces around it do not matter, except in a `String`.
  init?(fieldText: String)
}

extension String: FieldValue {
  public var fieldText: String { self }

  public init?(fieldText: String) { self = fieldText }
}

extension Int: FieldValue {
  public var fieldText: String { description }

  public init?(fieldText: String) { self.init(userInput: fieldText, allowsGrouping: false) }
}

extension Double: FieldValue {
  /// Its shortest form.
  public var fieldText: String { description.withDecimalSeparator(of: .current) }

  /// Read as a `Decimal` is, and with the exponent that ``fieldText`` writes for very large and very small numbers.
  public init?(fieldText: String) { self.init(fieldText: fieldText, locale: .current) }

  init?(fieldText: String, locale: Locale) {
    // A grouping separator must not reach `Double`, which reads each point as a decimal one.
    let parts = fieldText.split(maxSplits: 1, omittingEmptySubsequences: false) { "eE".contains($0) }.map(String.init)
    guard let number = parts.first.flatMap({ TypedNumber($0, .of(locale), allowsGrouping: false) }) else { return nil }
    var text = number.plainText
    if parts.count > 1 {
      guard let exponent = Int(parts[1].trimmed) else { return nil }
      text += "e\(exponent)"
    }
    guard let value = Double(text), value.isFinite else { return nil }
    self = value
  }
}

extension Decimal: FieldValue {
  public var fieldText: String { description.withDecimalSeparator(of: .current) }

  public init?(fieldText: String) { self.init(userInput: fieldText, allowsGrouping: false) }
}

extension Bool: FieldValue {
  /// `true` or `false`.
  public var fieldText: String { description }

  public init?(fieldText: String) { self.init(fieldText.trimmed.lowercased()) }
}

extension Date: FieldValue {
  /// In ISO 8601, to the second, in UTC: `2026-01-31T12:00:00Z`.
  public var fieldText: String { formatted(.iso8601) }

  /// A time as ``fieldText`` writes it, or a day, such as `2026-01-31`.
  public init?(fieldText: String) {
    let text = fieldText.trimmed
    let day = Date.ISO8601FormatStyle().year().month().day()
    guard let date = (try? Date.ISO8601FormatStyle().parse(text)) ?? (try? day.parse(text)) else { return nil }
    self = date
  }
}

extension URL: FieldValue {
  public var fieldText: String { absoluteString }

  public init?(fieldText: String) {
    let text = fieldText.trimmed
    guard !text.isEmpty else { return nil }
    self.init(string: text)
  }
}

extension UUID: FieldValue {
  public var fieldText: String { uuidString }

  public init?(fieldText: String) { self.init(uuidString: fieldText.trimmed) }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  /// An empty text for `nil`.
  public var fieldText: String { map(\.fieldText) ?? "" }

  public init?(fieldText: String) {
    if fieldText.trimmed.isEmpty {
      self = .none
    } else if let wrapped = Wrapped(fieldText: fieldText) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }
}

extension Array: FieldValue where Element: FieldValue {
  /// The elements, with semicolons between them.
  public var fieldText: String { map(\.fieldText).joined(separator: "; ") }

  /// An element cannot have a semicolon, or spaces around it.
  public init?(fieldText: String) {
    self = []
    guard !fieldText.trimmed.isEmpty else { return }
    for part in fieldText.split(separator: ";", omittingEmptySubsequences: false) {
      guard let element = Element(fieldText: String(part).trimmed) else { return nil }
      append(element)
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  fileprivate func withDecimalSeparator(of locale: Locale) -> String {
    replacing(".", with: NumberSeparators.of(locale).decimal)
  }
}
