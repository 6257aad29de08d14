import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Header fields in the order in which they were added; names are compared without regard to case.
public struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral, Sequence {
  private var fields: [Field] = []

  private struct Field: Sendable, Equatable {
    let name: String
    var value: String
  }

  /// No fields.
  public init() {}

  /// The fields of the literal; a name that is written twice stays twice.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// The fields of a response as a session reports them, by name.
  init(of response: HTTPURLResponse) {
    fields = response.allHeaderFields.map { name, value in
      Field(name: name as? String ?? "\(name)", value: value as? String ?? "\(value)")
    }
    fields.sort { $0.name < $1.name }
  }

  /// The first value of a name. Setting replaces every field of that name; setting `nil` removes them.
  public subscript(name: String) -> String? {
    get { fields.first { $0.name == name || $0.name.isSameASCII(name) }?.value }
    set {
      var others = fields.filter { !$0.name.isSameASCII(name) }
      if let newValue {
        let place = fields.firstIndex { $0.name.isSameASCII(name) } ?? fields.endIndex
        others.insert(Field(name: name, value: newValue), at: place)
      }
      fields = others
    }
  }

  /// Adds a field and keeps those of the same name.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Replaces the fields that `others` names, and adds the rest of them.
  public mutating func merge(_ others: HTTPHeaders) {
    guard !others.fields.isEmpty else { return }
    fields.removeAll { field in others.fields.contains { $0.name.isSameASCII(field.name) } }
    fields += others.fields
  }

  /// The fields as pairs, in order.
  public func makeIterator() -> some IteratorProtocol<(name: String, value: String)> {
    fields.lazy.map { (name: $0.name, value: $0.value) }.makeIterator()
  }

  /// The fields as a session takes them, each name once: the values of a name are joined by commas (RFC 9110, 5.3).
  var joined: [String: String] {
    var joined = [String: String](minimumCapacity: fields.count)
    for field in fields {
      if let name = joined.keys.first(where: { $0.isSameASCII(field.name) }), let value = joined[name] {
        joined[name] = value + "," + field.value
      } else {
        joined[field.name] = field.value
      }
    }
    return joined
  }

  /// The fields whose names ``Redaction`` does not know.
  var withoutSecrets: HTTPHeaders {
    let redaction = Redaction()
    var headers = self
    headers.fields.removeAll { redaction.isSecret($0.name) }
    return headers
  }

  /// Whether every field can stand in a message: a name of token characters, a value without line breaks.
  /// A value with a line break would add fields of its own to the message.
  var isWellFormed: Bool {
    fields.allSatisfy { field in
      !field.name.isEmpty
        && field.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
        && field.value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == UInt8(ascii: "\t") }
    }
  }
}

extension HTTPHeaders: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The fields, without the values of those whose names ``Redaction`` knows.
  public var description: String {
    Scrubber(redaction: Redaction(), secrets: []).headers(self).joined(separator: ", ")
  }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show every value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Scrubber {
  func headers(_ headers: HTTPHeaders) -> [String] {
    headers.map { "\($0.name): \(text($0.value, named: $0.name))" }
  }
}
