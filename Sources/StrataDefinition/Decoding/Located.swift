/// A value of a definition file with its location.
struct Located<Value: Sendable>: Sendable {
  var value: Value
  var mark: Mark
}

/// A location in a definition file.
struct Mark: Sendable, Hashable {
  var file: String
  var line: Int
  var column: Int
  /// In a file of the project, not in a built-in style.
  var isOwn = true

  /// `strata.yml:14`, for messages about the code base.
  var origin: String { "\(file):\(line)" }

  func issue(_ message: String) -> DefinitionIssue {
    DefinitionIssue(file: file, line: line, column: column, message: message)
  }
}

/// An edit of a list that a file may inherit: `key:` replaces it, `key+:` adds to it.
struct ListEdit<Element: Sendable>: Sendable {
  var replacement: [Element]?
  var additions: [Element] = []

  /// This edit followed by that of a file that extends this one.
  func then(_ next: ListEdit) -> ListEdit {
    if let other = next.replacement { return ListEdit(replacement: other, additions: next.additions) }
    return ListEdit(replacement: replacement, additions: additions + next.additions)
  }

  var elements: [Element] { (replacement ?? []) + additions }
  var isGiven: Bool { replacement != nil || !additions.isEmpty }
}
