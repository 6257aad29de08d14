/// A mistake in a YAML document, with its location.
package struct YAMLIssue: Sendable, Hashable {
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int
  package var message: String
}

/// All mistakes in a document; never empty.
package struct YAMLErrors: Error, Sendable, Hashable {
  package var issues: [YAMLIssue]
}
