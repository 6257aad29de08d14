import Foundation

/// The query of a URL, or the fields of a form, in order. Names may repeat; a value that is `nil` is left out.
///
/// ```swift
/// let query: Query = ["page": page, "status": filter.status, "phone": "+998901234567"]
/// ```
/// Everything but unreserved characters is percent-encoded, `+` too: many servers read it as a space.
public struct Query: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  struct Item: Sendable, Equatable {
    let name: String
    let value: String
    let isSecret: Bool
  }

  private(set) var items: [Item] = []

  /// An empty query.
  public init() {}

  /// The items of the literal, without those whose value is `nil`.
  public init(dictionaryLiteral elements: (String, (any QueryValue)?)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// Adds an item; `nil` adds none.
  public mutating func add(_ name: String, _ value: (any QueryValue)?) {
    guard let value else { return }
    items.append(Item(name: name, value: value.queryText, isSecret: value is Secret))
  }

  /// Adds an item of the same name for each value: `ids=1&ids=2`. Some servers want the name to be `ids[]`.
  public mutating func add(_ name: String, each values: some Sequence<some QueryValue>) {
    for value in values { add(name, value) }
  }

  var encoded: String {
    items.map { Self.encode($0.name) + "=" + Self.encode($0.value) }.joined(separator: "&")
  }

  var secrets: [String] { items.filter(\.isSecret).map(\.value) }

  private static func encode(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
  }
}

extension Query: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The names, without the values.
  public var description: String { items.map(\.name).joined(separator: "&") }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show the values.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What can stand in a ``Query``.
public protocol QueryValue: Sendable {
  /// The value as the server reads it, before percent-encoding.
  var queryText: String { get }
}

extension QueryValue where Self: CustomStringConvertible {
  /// The description.
  public var queryText: String { description }
}

extension QueryValue where Self: RawRepresentable, RawValue: QueryValue {
  /// What the raw value stands for: an `enum Sort: String, QueryValue` needs no code.
  public var queryText: String { rawValue.queryText }
}

extension String: QueryValue {}
extension Substring: QueryValue {}
extension Int: QueryValue {}
extension Int64: QueryValue {}
extension UUID: QueryValue {}
extension Double: QueryValue {}
extension Decimal: QueryValue {}
extension Bool: QueryValue {}
extension Secret: QueryValue {
  /// The text itself; logs leave it out.
  public var queryText: String { revealed }
}
