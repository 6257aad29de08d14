/// One mistake in a definition, with its location and the correction.
public struct DefinitionIssue: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var file: String
  /// From 1; 0 if the mistake concerns the file as a whole.
  public var line: Int
  /// From 1, in characters.
  public var column: Int
  public var message: String

  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// `strata.yml:14:7: unknown layer 'Domian'; did you mean 'Domain'?`
  public var description: String { line == 0 ? "\(file): \(message)" : "\(file):\(line):\(column): \(message)" }

  public static func < (a: DefinitionIssue, b: DefinitionIssue) -> Bool {
    (a.file, a.line, a.column, a.message) < (b.file, b.line, b.column, b.message)
  }
}

/// All mistakes of a definition and of the files that it extends: sorted, never empty.
public struct DefinitionErrors: Error, Sendable, Hashable, CustomStringConvertible {
  public let issues: [DefinitionIssue]

  init(_ issues: [DefinitionIssue]) { self.issues = Set(issues).sorted() }

  /// One mistake on each line.
  public var description: String { issues.map(\.description).joined(separator: "\n") }
}
