import StrataStyles

/// The forms of values.
extension DefinitionSchema {
  static func map(to value: JSONText) -> JSONText {
    .object([("type", .text("object")), ("additionalProperties", value)])
  }

  /// `key` and `key+`.
  static func list(_ key: String, _ value: JSONText, _ summary: String) -> [(String, JSONText)] {
    [(key, documented(value, summary)), (key + "+", documented(value, "Adds to '\(key)' of the base definition."))]
  }

  static func closed(_ properties: [(String, JSONText)]) -> JSONText { .object(closedEntries(properties)) }

  /// Keys that Strata does not read.
  static var extraKeys: (String, JSONText) { ("patternProperties", .object([("^x-", .object([]))])) }

  static func closedEntries(_ properties: [(String, JSONText)]) -> [(String, JSONText)] {
    [("type", .text("object")), ("additionalProperties", .flag(false)), extraKeys, ("properties", .object(properties))]
  }

  static func documented(_ value: JSONText, _ summary: String) -> JSONText {
    guard case .object(let entries) = value else { return value }
    return .object([("description", .text(summary))] + entries)
  }
}

extension JSONText {
  static let plainText = JSONText.object([("type", .text("string"))])
  static let boolean = JSONText.object([("type", .text("boolean"))])
  static let off = JSONText.object([("const", .text("off"))])
  static let texts = JSONText.reference("texts")
  static let styles = JSONText.object([("enum", .list(BuiltInStyles.names.map { .text($0) }))])

  static func reference(_ name: String) -> JSONText { .object([("$ref", .text("#/$defs/\(name)"))]) }

  static func listOf(_ item: JSONText) -> JSONText {
    .object([("type", .text("array")), ("items", item)])
  }
}
