/// A value of a definition file and where it is written.
struct Located<Value: Sendable>: Sendable {
  var value: Value
  var mark: Mark
}

/// A location in a definition file.
struct Mark: Sendable, Hashable {
  var file: String
  var line: Int
  var column: Int

  /// `strata.yml:14`, for messages about the code base.
  var origin: String { "\(file):\(line)" }

  func issue(_ message: String) -> DefinitionIssue {
    DefinitionIssue(file: file, line: line, column: column, message: message)
  }
}

/// What a file says of a list that it may inherit: `key:` replaces it, `key+:` adds to it.
struct ListEdit<Element: Sendable>: Sendable {
  var replacement: [Element]?
  var additions: [Element] = []

  /// The edit that a later file makes after this one.
  func then(_ next: ListEdit) -> ListEdit {
    if let other = next.replacement { return ListEdit(replacement: other, additions: next.additions) }
    return ListEdit(replacement: replacement, additions: additions + next.additions)
  }

  var elements: [Element] { (replacement ?? []) + additions }
  var isGiven: Bool { replacement != nil || !additions.isEmpty }
}
