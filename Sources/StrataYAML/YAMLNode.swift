/// A value of a YAML document, with its location.
package struct YAMLNode: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    /// A string; `isPlain` if it is written without quotes, so that `~` and an empty value can mean "nothing".
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    /// In the order of the document, without duplicate keys.
    case mapping([YAMLEntry])
  }

  package var content: Content
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int

  /// `~`, `null` or nothing at all.
  package var isNull: Bool {
    if case .scalar(let text, true) = content { return text.isEmpty || text == "~" || text == "null" }
    return false
  }

  /// The kind of value, for messages.
  package var shape: String {
    switch content {
    case .scalar(let text, _): return isNull ? "nothing" : text.isEmpty ? "an empty string" : "a string"
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    }
  }
}

/// A key of a mapping and its value.
package struct YAMLEntry: Sendable, Hashable {
  package var key: String
  package var keyLine: Int
  package var keyColumn: Int
  package var value: YAMLNode
}
