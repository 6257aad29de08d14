/// What is wrong in a YAML document, and where.
package struct YAMLIssue: Sendable, Hashable {
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int
  package var message: String
}

/// Everything that is wrong in a document; never empty.
package struct YAMLErrors: Error, Sendable, Hashable {
  package var issues: [YAMLIssue]
}
