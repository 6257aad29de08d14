/// The type of a field: one of a small table, an optional of it, or a list.
package indirect enum FieldType: Hashable, Sendable, CustomStringConvertible {
  package enum Plain: String, CaseIterable, Sendable {
    case string = "String"
    case int = "Int"
    case double = "Double"
    case decimal = "Decimal"
    case bool = "Bool"
    case date = "Date"
    case url = "URL"
    case uuid = "UUID"
  }

  case plain(Plain)
  case optional(FieldType)
  case list(Plain)

  /// - Parameter text: `Decimal`, `Decimal?`, `[String]` or `[String]?`.
  package init?(_ text: String) {
    if text.hasSuffix("?") {
      guard let wrapped = FieldType(String(text.dropLast())), !wrapped.isOptional else { return nil }
      self = .optional(wrapped)
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      let element = text.dropFirst().dropLast().filter { $0 != " " }
      guard let plain = Plain(rawValue: String(element)) else { return nil }
      self = .list(plain)
    } else {
      guard let plain = Plain(rawValue: text) else { return nil }
      self = .plain(plain)
    }
  }

  package var description: String {
    switch self {
    case .plain(let plain): plain.rawValue
    case .optional(let wrapped): "\(wrapped)?"
    case .list(let element): "[\(element.rawValue)]"
    }
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// Whether the type is declared in Foundation.
  var needsFoundation: Bool {
    switch self {
    case .plain(let plain), .list(let plain): [.decimal, .date, .url, .uuid].contains(plain)
    case .optional(let wrapped): wrapped.needsFoundation
    }
  }

  /// Whether values of it can be the identity of an entity, which is a part of paths.
  var isIdentity: Bool {
    switch self {
    case .plain(let plain): [.string, .int, .uuid].contains(plain)
    case .optional, .list: false
    }
  }
}
