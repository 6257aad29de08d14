/// A value of a YAML document, and where it stands.
struct YAMLNode: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    /// A text; `isPlain` when it is written without quotes, so that `~` and an empty value can mean "nothing".
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    /// In the order written, without duplicate keys.
    case mapping([YAMLEntry])
  }

  var content: Content
  /// From 1.
  var line: Int
  /// From 1, in characters.
  var column: Int

  /// `~`, `null` or nothing at all.
  var isNull: Bool {
    if case .scalar(let text, true) = content { return text.isEmpty || text == "~" || text == "null" }
    return false
  }

  /// What it is, for messages.
  var shape: String {
    switch content {
    case .scalar: return isNull ? "nothing" : "a text"
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    }
  }
}

/// A key of a mapping and its value.
struct YAMLEntry: Sendable, Hashable {
  var key: String
  var keyLine: Int
  var keyColumn: Int
  var value: YAMLNode
}
